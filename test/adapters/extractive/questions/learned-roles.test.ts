import { expect } from 'chai'
import { askedQuestions } from '../../../../adapters/extractive/questions/asked-questions.ts'
import { candidatesOf } from '../../../../adapters/extractive/questions/candidates.ts'
import { ExtractiveQuestionFinder } from '../../../../adapters/extractive/questions/extractive-question-finder.ts'
import { printedItems } from '../../../../adapters/extractive/questions/printed-form.ts'
import { likelihood } from '../../../../adapters/extractive/questions/role-trees.ts'
import type { Form, FormParagraph } from '../../../../core/proposals/form/form.ts'
import { binRows } from '../../../benchmarks/question-roles/bin-rows.ts'
import { growTrees } from '../../../benchmarks/question-roles/grow-trees.ts'

function formOf(...texts: readonly string[]): Form {
  const blocks = texts.map((text, at): FormParagraph => {
    const plain = { number: null, listLevel: 0, bold: false, italic: false, page: null }
    return { kind: 'paragraph', text, anchor: `${at}`, ...plain }
  })
  return { mediaType: 'text/plain', title: null, blocks }
}

/** What is asked where every line is as likely to be a question. */
function askedOf(form: Form, likely = 0) {
  const items = printedItems(form)
  const candidates = candidatesOf(items)
  const none = candidates.map(() => 0)
  const roles = { question: candidates.map(() => likely), heading: none, guidance: none }
  return askedQuestions(items, candidates, roles)
}

/** The same form with the paragraphs from one on as entries of a list. */
function withLists(form: Form, from: number): Form {
  return { ...form, blocks: form.blocks.map((block, at) => (at < from ? block : { ...block, listLevel: 1 })) }
}

describe('The learned roles of lines', () => {
  it('grows trees that tell apart what a feature tells apart', () => {
    const rows = Array.from({ length: 40 }, (_, at) => Float32Array.of(at % 2, at))
    const wanted = rows.map((row) => row[0]!)
    const growth = { times: 1, rounds: 20, rate: 0.3, depth: 2, leastInLeaf: 1, ridge: 1, features: 1, rows: 1 }
    const grown = growTrees({ rows: binRows(rows), wanted, weights: rows.map(() => 1) }, growth)

    expect(likelihood(grown, Float32Array.of(1, 4))).to.be.greaterThan(0.9)
    expect(likelihood(grown, Float32Array.of(0, 4))).to.be.lessThan(0.1)
  })

  it('takes what an announced list names for questions, whatever its words are likely to be', () => {
    const lead = 'Applications should address the following:'
    const { drafts } = askedOf(
      withLists(formOf('Our fund supports gardens.', lead, 'the approach (up to 3 pages)', 'the team'), 2),
    )

    expect(drafts.map(({ text }) => text)).to.deep.equal(['the approach (up to 3 pages)', 'the team'])
  })

  const limitBelow = ['Colour of the gate', '(max 60 words)']
  const space = ['Set out how the gate will be kept in good repair', '____________________']
  const gate = 'How will you keep the gate open?'
  for (const { sign, lines, likely, asked } of [
    {
      sign: 'a limit',
      lines: ['Colour of the gate (60 words)', 'Ask us'],
      likely: 0.15,
      asked: ['Colour of the gate (60 words)'],
    },
    { sign: 'a limit on the line below', lines: limitBelow, likely: 0.15, asked: ['Colour of the gate'] },
    { sign: 'a place to write below a request', lines: space, likely: 0.15, asked: [space[0]] },
    { sign: 'nothing', lines: ['Colour of the gate', 'Set out how it will be kept'], likely: 0.15, asked: [] },
  ]) {
    it(`needs less to take a line for a question that has ${sign}`, () => {
      expect(askedOf(formOf(...lines), likely).drafts.map(({ text }) => text)).to.deep.equal(asked)
    })
  }

  it('leaves the limit of a list entry to the entry', () => {
    const form = withLists(formOf('Please set out the following', 'the plan (60 words)', 'the team'), 1)

    expect(askedOf(form, 0.15).drafts.map(({ text }) => text)).to.deep.equal(['the plan (60 words)'])
  })

  it('takes the prompt for a question that stands alone below a heading', () => {
    const form = formOf('Timing', gate, 'For three years, as the neighbours wish.')
    const items = printedItems(form)
    const candidates = candidatesOf(items)
    const roles = { question: [0.05, 0.05, 0.01], heading: [0.9, 0, 0], guidance: [0, 0, 0] }

    expect(askedQuestions(items, candidates, roles).drafts[0]).to.include({ text: gate, section: 'Timing' })
  })

  it('names no section by a line that is too long for a name', () => {
    const items = printedItems(formOf('x'.repeat(300), gate))
    const roles = { question: [0, 0.9], heading: [0.9, 0], guidance: [0, 0] }

    expect(askedQuestions(items, candidatesOf(items), roles).drafts[0]).to.include({ text: gate, section: null })
  })

  it('takes no line of running text for a question because it is likelier than the rest', () => {
    const prose = 'The members of the committee are appointed by the board of the trust for a term of two years.'
    const { drafts, isDoubtful } = askedOf(formOf(...Array.from({ length: 50 }, () => prose)), 0.2)

    expect(drafts).to.deep.equal([])
    expect(isDoubtful).to.equal(true)
  })

  it('tells the user where few questions are found for the length of the form', async () => {
    const prose = Array.from({ length: 50 }, (_, at) => `In year ${at} the trust paid for the work of many groups.`)
    const { notes } = await new ExtractiveQuestionFinder().find(formOf('Annual report', ...prose))

    expect(notes).to.deep.equal([{ code: 'few-found' }])
  })
})
