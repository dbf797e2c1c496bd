import { expect } from 'chai'
import type { MessageCreateParamsBase } from '@anthropic-ai/sdk/resources/messages/messages'
import { ModelQuestionFinder } from '../../../adapters/language-model/questions/model-question-finder.ts'
import { ExtractiveQuestionFinder } from '../../../adapters/extractive/questions/extractive-question-finder.ts'
import { PrintedLimitReader } from '../../../adapters/extractive/questions/printed-limit-reader.ts'
import { DirectFormReader } from '../../../adapters/file-formats/direct-form-reader.ts'
import { aCallContext, openClaude, type ClaudeWorld } from '../../support/messages-server/claude.ts'
import { handInReply } from '../../support/messages-server/reply.ts'

interface Named {
  readonly block: number
  readonly text: string
}

const NOTHING_ELSE = { guidance: null, section: null, answer_block: null, word_limit: null, character_limit: null }

/** The paragraphs of the form with their numbers, as the model sees them. */
function paragraphsIn(request: MessageCreateParamsBase): Named[] {
  const shown = JSON.stringify(request.messages).split('</form>')[0]!
  const blocks = shown.matchAll(/<block n=\\"(\d+)\\" kind=\\"paragraph\\"[^>]*>\\n(.*?)\\n<\/block>/g)
  return [...blocks].map(([, number, text]) => ({ block: Number(number), text: text! }))
}

describe('questions in nearly the same words, found by Claude', () => {
  let world: ClaudeWorld
  before(async () => (world = await openClaude()))
  after(() => world.close())

  const find = async (text: string) => {
    const form = await new DirectFormReader().read({ fileName: 'form.md', bytes: new TextEncoder().encode(text) })
    const builtIn = new ExtractiveQuestionFinder()
    const finder = new ModelQuestionFinder(world.client({}), builtIn, new PrintedLimitReader(), world.log)
    return finder.find(form, { ...aCallContext(), isLastAttempt: false })
  }
  const names = (choose: (paragraphs: readonly Named[]) => readonly Named[]) =>
    world.server.replyWith(({ request }) =>
      handInReply(request, {
        questions: choose(paragraphsIn(request)).map((one) => ({ ...NOTHING_ELSE, ...one })),
      }),
    )
  const lists = (...questions: (readonly [words: string, text: string, more?: object])[]) =>
    names((paragraphs) =>
      questions.map(([words, text, more]) => ({
        block: paragraphs.find((one) => one.text.includes(words))!.block,
        text,
        ...more,
      })),
    )

  const groups = ['children', 'parents', 'schools', 'staff']
  const ALIKE = `# Form\n\n${groups.map((who) => `What will you do for ${who}? (maximum 100 words)`).join('\n\n')}`

  it('takes questions that differ in a word for as many as there are, with the limit that each prints', async () => {
    const asked = groups.map((who) => `What will you do for ${who}?`)
    lists(...asked.map((text): [string, string] => [text, text]))

    const { questions } = await find(ALIKE)

    expect(questions.map(({ text, isUnsure = false }) => [text, isUnsure])).to.deep.equal(
      asked.map((text) => [text, false]),
    )
    expect(questions.map(({ limit }) => limit.words)).to.deep.equal([100, 100, 100, 100])
    expect(new Set(questions.map(({ anchor }) => anchor)).size).to.equal(4)
  })

  it('keeps as not sure those that differ in a word from the one that the model names', async () => {
    lists(['What will you do for children?', 'What will you do for children?'])

    const { questions, notes } = await find(ALIKE)

    expect(questions.map(({ isUnsure = false }) => isUnsure)).to.deep.equal([false, true, true, true])
    expect(notes).to.deep.equal([{ code: 'not-sure', count: 3 }])
  })

  it('leaves to people what the model says it is not sure of', async () => {
    const [children, parents, ...others] = groups.map((who) => `What will you do for ${who}?`)
    const unsure = [parents!, parents!, { unsure: true }] as const
    lists(
      [children!, children!, { unsure: 'perhaps' }],
      unsure,
      ...others.map((text): [string, string] => [text, text]),
    )

    const { questions, notes } = await find(ALIKE)

    expect(questions.map(({ isUnsure = false }) => isUnsure)).to.deep.equal([false, true, false, false])
    expect(notes).to.deep.equal([{ code: 'not-sure', count: 1 }])
  })

  const PROMPTS = ['What will you do?', 'Why is it needed? (50 words)', 'How will you know that it worked?']
  const SECTIONS = `${Array.from({ length: 10 }, (_, at) => [`# Activity ${at + 1}`, ...PROMPTS].join('\n\n')).join('\n\n')}`

  it('keeps the same prompts of ten sections apart, named with their limit or without', async () => {
    names((paragraphs) => paragraphs.map(({ block, text }) => ({ block, text: text.replace(' (50 words)', '') })))

    const { questions } = await find(SECTIONS)

    expect(questions.some(({ isUnsure }) => isUnsure)).to.equal(false)
    expect(questions.map(({ section }) => section)).to.deep.equal(
      Array.from({ length: 30 }, (_, at) => `Activity ${Math.floor(at / 3) + 1}`),
    )
  })

  it('keeps what the rules found in nine sections where the model names the prompts of the first', async () => {
    lists(...PROMPTS.map((text): [string, string] => [text, text]))

    const { questions } = await find(SECTIONS)

    expect(questions.filter(({ isUnsure }) => !isUnsure)).to.have.length(3)
    expect(questions).to.have.length(30)
  })

  it('takes two long questions of one block for two, though all but a word of them is the same', async () => {
    const about = (who: string) =>
      `Tell us what your organisation will do in the next year for ${who} who live in the town.`
    lists(['Tell us what', about('children')], ['Tell us what', about('parents')])

    const { questions } = await find(`# Form\n\n${about('children')} ${about('parents')}`)

    expect(questions.map(({ text }) => text)).to.deep.equal([about('children'), about('parents')])
  })

  it('gives no question the limit that another prompt prints for itself', async () => {
    lists(
      ['Write a summary', 'Write a summary of your project for our trustees.', { word_limit: 25 }],
      ['Who benefits', 'Who benefits from it?'],
    )

    const { questions } = await find(
      [
        '# Form',
        'Write a summary of your project for our trustees.',
        'Short title (max. 25 words)',
        'Who benefits from it?',
      ].join('\n\n'),
    )

    expect(questions.map(({ text, limit }) => [text, limit.words])).to.deep.equal([
      ['Write a summary of your project for our trustees.', null],
      ['Short title (max. 25 words)', 25],
      ['Who benefits from it?', null],
    ])
  })
})
