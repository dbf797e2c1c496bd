import { expect } from 'chai'
import { ExtractiveQuestionFinder } from '../../../../adapters/extractive/questions/extractive-question-finder.ts'
import type { Form, FormParagraph } from '../../../../core/proposals/form.ts'
import type { ToldLine } from '../../../../core/proposals/ports/question-finder.ts'

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
