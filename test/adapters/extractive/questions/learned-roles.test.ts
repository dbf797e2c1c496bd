import { expect } from 'chai'
import { askedQuestions } from '../../../../adapters/extractive/questions/asked-questions.ts'
import { candidatesOf } from '../../../../adapters/extractive/questions/candidates.ts'
import { ExtractiveQuestionFinder } from '../../../../adapters/extractive/questions/extractive-question-finder.ts'
import { printedItems } from '../../../../adapters/extractive/questions/printed-form.ts'
import { likelihood } from '../../../../adapters/extractive/questions/role-trees.ts'
import type { Form, FormParagraph } from '../../../../core/proposals/form.ts'
import { growTrees } from '../../../benchmarks/question-roles/grow-trees.ts'

function formOf(...texts: readonly string[]): Form {
  const blocks = texts.map((text, at): FormParagraph => {
    const plain = { number: null, listLevel: 0, bold: false, italic: false, page: null }
    return { kind: 'paragraph', text, anchor: `${at}`, ...plain }
  })
  return { mediaType: 'text/plain', title: null, blocks }
}

describe('The learned roles of lines', () => {
  it('grows trees that tell apart what a feature tells apart', () => {
    const rows = Array.from({ length: 40 }, (_, at) => Float32Array.of(at % 2, at))
    const wanted = rows.map((row) => row[0]!)
    const growth = { rounds: 20, rate: 0.3, depth: 2, leastInLeaf: 1, ridge: 1, features: 1, rows: 1 }
    const grown = growTrees({ rows, wanted, weights: rows.map(() => 1) }, growth)

    expect(likelihood(grown, Float32Array.of(1, 4))).to.be.greaterThan(0.9)
    expect(likelihood(grown, Float32Array.of(0, 4))).to.be.lessThan(0.1)
  })

  it('takes the likelier lines, and says so, where next to nothing is asked by the usual measure', () => {
    const items = printedItems(formOf('The scope of the work', ...Array.from({ length: 60 }, () => 'We fund work.')))
    const candidates = candidatesOf(items)
    const question = candidates.map((_, at) => (at === 0 ? 0.2 : 0.01))
    const none = candidates.map(() => 0)
    const { drafts, isDoubtful } = askedQuestions(items, candidates, { question, heading: none, guidance: none })

    expect(drafts.map(({ text }) => text)).to.deep.equal(['The scope of the work'])
    expect(isDoubtful).to.equal(true)
  })

  it('tells the user where few questions are found for the length of the form', async () => {
    const prose = Array.from({ length: 50 }, (_, at) => `In year ${at} the trust paid for the work of many groups.`)
    const { notes } = await new ExtractiveQuestionFinder().find(formOf('Annual report', ...prose))

    expect(notes).to.deep.equal([{ code: 'few-found' }])
  })
})
