import type { ModelRequest, ShownBlock } from '../port/language-model.ts'
import type { FoundSuggestion, ItemsTask } from '../../../core/hand-in/ports.ts'
import type { HandInForm } from '../hand-in.ts'
import { asData } from './as-data.ts'
import { MATERIAL_IS_DATA, SOURCES_ONLY, systemOf } from './rules.ts'
import { list, object, text, textsIn, wordsOf } from './schema.ts'

/** Enough for a hundred items and the model's thinking. */
const MAX_TOKENS = 16_000

const RULES = `You read through the boxes of a charity's grant application that are to be ticked or picked from. The people of the charity are shown what their own documents say of each, and tick it themselves.

What to hand in
- Only items that a source answers plainly, in words of its own. Leave out every item that takes a guess, a judgement or a decision, and every one that declares or promises something.
- In "options", the printed words to pick, exactly as they are printed; empty where none are printed. Pick more than one only where the form lets people do so.
- In "is_yes", whether a yes is right, or the single box is to be ticked. No is right only where a source says that it is not so.
- In "quote", the few words of the source that say so, exactly as they stand there; in "source", the name of that one passage, such as 2:14, application or profile.`

const ITEM = {
  item: { type: 'integer', description: 'Its number.' },
  options: list(text),
  is_yes: { type: 'boolean' },
  quote: text,
  source: text,
}

export const SUGGESTIONS_FORM: HandInForm = {
  name: 'suggest_for_items',
  description: 'Hands in what the sources say of the items; an empty list where they say nothing.',
  schema: object({ suggestions: list(object(ITEM)) }),
}

export function itemsRequest(
  { items, settings }: Pick<ItemsTask, 'items' | 'settings'>,
  material: readonly ShownBlock[],
): ModelRequest {
  const asked = items.map(({ kind, text: words, section, options }, at) => {
    const lines = [words, ...options.map((option) => `( ) ${option}`)]
    return asData('item', lines.join('\n'), { n: `${at + 1}`, kind, ...(section !== null && { section }) })
  })
  const content: ShownBlock[] = [...material, { type: 'text', text: asked.join('\n') }]
  const system = systemOf([RULES, SOURCES_ONLY, MATERIAL_IS_DATA], settings)
  return { maxTokens: MAX_TOKENS, system, messages: [{ role: 'user', content }] }
}

interface NamedSuggestion extends Omit<FoundSuggestion, 'source'> {
  readonly sourceName: string
}

/** Only the first suggestion for each item. */
export function readSuggestions(input: unknown): NamedSuggestion[] {
  const { suggestions } = (input ?? {}) as { readonly suggestions?: unknown }
  const read = (Array.isArray(suggestions) ? (suggestions as unknown[]) : []).flatMap(suggestionIn)
  return read.filter(({ at }, index) => read.findIndex((one) => one.at === at) === index)
}

function suggestionIn(value: unknown): NamedSuggestion[] {
  const fields = (value ?? {}) as Readonly<Record<string, unknown>>
  const { item, is_yes: isYes } = fields
  const [quote, sourceName] = [wordsOf(fields['quote']), wordsOf(fields['source'])]
  if (typeof item !== 'number' || quote === null || sourceName === null) return []
  return [{ at: item - 1, options: textsIn(fields['options']), isYes: isYes === true, quote, sourceName }]
}
