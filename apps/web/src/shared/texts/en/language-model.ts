import type { ModelAbility } from '../../../../../../adapters/http-contract/language-model.ts'
import { plural } from './locale.ts'

interface Ability {
  readonly name: string
  /** Consequences of not having it. */
  readonly without: string
}

const abilities: Readonly<Record<ModelAbility, Ability>> = {
  citations: {
    name: 'Citations',
    without: 'Passages are numbered, and the marks in the text are checked and taken out.',
  },
  'structured-output': {
    name: 'Schemas',
    without: 'Data come as the call of a tool, or as JSON in the text, which is read with care.',
  },
  tools: { name: 'Tools', without: 'Passages are searched for before, and nothing is looked up while it writes.' },
  caching: { name: 'Caching', without: 'Every call is read anew, which takes longer.' },
  files: { name: 'Images', without: 'Scanned forms are read by character recognition.' },
  'web-search': { name: 'Web search', without: 'Overviews of funders say what registers publish.' },
  thinking: { name: 'Thinking', without: 'It writes at once. Checks of each draft are the same.' },
}

const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(1)
const tokens = (count: number) => plural(count, { one: 'token', other: 'tokens' })

/** The page of the language model, for operators. */
export const languageModel = {
  title: 'Language model',
  intro: 'What writes the texts of this installation, what it can do here, and whether it answers.',
  none: 'No language model is configured. The built-in writer works, on this server.',
  noneHint:
    'To have a model write, set LANGUAGE_MODEL to a vendor and a model, with its key or its address, and restart the server. docs/writing.md says how, also for a model on your own machine.',
  setUp: 'Set-up',
  what: 'What',
  value: 'Value',
  vendor: 'Vendor',
  model: 'Model',
  server: 'Server',
  key: 'Settings',
  keySettings: (key: string, address: string) => `LANGUAGE_MODEL, ${key}, ${address}`,
  where: 'Where it runs',
  local: 'On servers of your own: it also writes for accounts whose documents never leave them',
  elsewhere: 'Elsewhere: accounts whose documents never leave this server have the built-in writer',
  context: 'Context',
  contextTokens: tokens,
  can: 'What it can do here',
  ability: 'Ability',
  here: 'Here',
  yes: 'Yes',
  no: 'No',
  instead: 'What happens without it',
  nothing: '–',
  abilities,
  price: 'Price',
  knownPrice: (input: string, output: string) =>
    `${input} for a million tokens that it reads, ${output} for a million that it writes.`,
  unknownPrice:
    'No price of this model is known. Until you say one, it counts as the dearest that is known, so that monthly limits hold.',
  input: 'US dollars for a million tokens that it reads',
  output: 'US dollars for a million tokens that it writes',
  priceHint: 'Zero on a machine of your own.',
  savePrice: 'Save price',
  priceSaved: 'Price saved',
  priceFailed: 'The price was not saved.',
  test: 'Test',
  testHint: 'Makes one small call, which costs next to nothing and shows the model nothing of anybody.',
  testing: 'The model is asked. One that is loaded first can take a minute or two.',
  testFailed: 'The test could not be made.',
  answered: (model: string, milliseconds: number) => `${model} answered after ${seconds(milliseconds)} seconds.`,
  used: (input: number, output: number) => `It read ${tokens(input)} and wrote ${tokens(output)}.`,
  failed: (milliseconds: number) => `No answer (after ${seconds(milliseconds)} seconds)`,
}
