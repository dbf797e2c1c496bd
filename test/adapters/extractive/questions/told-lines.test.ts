import { expect } from 'chai'
import { ExtractiveQuestionFinder } from '../../../../adapters/extractive/questions/extractive-question-finder.ts'
import type { Form, FormParagraph } from '../../../../core/proposals/form/form.ts'
import type { ToldLine } from '../../../../core/forms/ports/question-finder.ts'

const LINES = [
  'Application form of the Elm Fund',
  'What will you do?',
  'The colours of the meadow',
  'The sounds of the meadow',
  'The plants of the meadow',
  'Who will take part? (max 80 words)',
  'We are glad that you apply.',
]

function aForm(lines: readonly string[] = LINES): Form {
  const plain = { number: null, listLevel: 0, bold: false, italic: false, page: null }
  const blocks = lines.map((text, at): FormParagraph => ({ kind: 'paragraph', text, anchor: `${at}`, ...plain }))
  return { mediaType: 'text/plain', title: null, blocks }
}

const findIn = (told: readonly ToldLine[], form = aForm()) => new ExtractiveQuestionFinder().find(form, { told })
const textsOf = (lines: readonly { readonly text: string }[] = []) => lines.map(({ text }) => text)

describe('What people say of the lines of a form', () => {
  it('makes a question of a line, whatever it is likely to be, and leaves out another', async () => {
    const { questions } = await findIn([
      { text: 'The colours of the meadow', isQuestion: true },
      { text: 'What will you do?', isQuestion: false },
    ])

    expect(textsOf(questions)).to.include('The colours of the meadow').and.not.include('What will you do?')
  })

  it('bears on the lines set alike', async () => {
    const { doubtful } = await findIn([])
    const { doubtful: after } = await findIn([{ text: 'The colours of the meadow', isQuestion: true }])
    const likelihoodIn = (lines = doubtful) =>
      lines?.find(({ text }) => text === 'The sounds of the meadow')?.likelihood

    expect(likelihoodIn(after)).to.be.greaterThan(likelihoodIn() ?? 0)
  })

  const headed = (heading: string, ...below: readonly string[]): Form => {
    const form = aForm([heading, ...below])
    const [{ text, anchor } = { text: '', anchor: '' }] = form.blocks as FormParagraph[]
    return {
      ...form,
      blocks: [{ kind: 'heading', level: 2, text, anchor, number: null, page: null }, ...form.blocks.slice(1)],
    }
  }

  for (const { prompt, words } of [
    { prompt: 'What problem do you solve? Please describe in a maximum of 200 words.', words: 200 },
    { prompt: 'Describe your project in a maximum of 150 words.', words: 150 },
    { prompt: 'How will you know? (60 words)', words: 60 },
  ])
    it(`takes the prompt below a heading that asks for its help, with the limit: ${prompt}`, async () => {
      const form = headed('Problem', prompt)
      const { questions } = await findIn([{ text: 'Problem', isQuestion: true }], form)

      expect(textsOf(questions)).to.deep.equal(['Problem'])
      expect(questions[0]!.limit.words).to.equal(words)
    })

  it('asks once where a heading is no question and the prompt below it is', async () => {
    const form = headed('Problem', 'Describe your project.')
    const told = [
      { text: 'Problem', isQuestion: false },
      { text: 'Describe your project.', isQuestion: true },
    ]

    expect(textsOf((await findIn(told, form)).questions)).to.deep.equal(['Describe your project.'])
    expect((await findIn(told, form)).questions[0]!.section).to.equal('Problem')
  })

  it('is asked once: a line that was told is not named again', async () => {
    const told = [{ text: 'the  COLOURS of the meadow', isQuestion: true }]

    expect(textsOf((await findIn([])).doubtful)).to.include('The colours of the meadow')
    expect(textsOf((await findIn(told)).doubtful)).not.to.include('The colours of the meadow')
  })

  it('names at most twelve lines', async () => {
    const lines = Array.from({ length: 40 }, (_, at) => `The meadow of year ${'i'.repeat(at + 1)}`)

    expect((await findIn([], aForm(lines))).doubtful).to.have.length(12)
  })

  it('says which told lines the form does not have', async () => {
    expect((await findIn([{ text: 'No such line', isQuestion: true }])).unknown).to.deep.equal(['No such line'])
  })
})
