import { expect } from 'chai'
import type { Finding } from '../../../core/proofreading/ports.ts'
import { verifiedFindings } from '../../../core/proofreading/verified-findings.ts'
import { aProofreadingTask } from '../../support/proofreading-builders.ts'

const NEED = 'Our ASB team helps 120 young people in Whitby.'
const BUDGET = 'We employ 9 staff. The team won the Harbour Award in 2021.'
const AWARD = { start: BUDGET.indexOf('Harbour'), end: BUDGET.indexOf('.', 20) }

const task = aProofreadingTask({
  answers: [
    { text: NEED, limit: { words: 12, characters: null } },
    { text: BUDGET, flagged: [AWARD] },
  ],
})

const finding = (of: Partial<Finding>): Finding => {
  return { kind: 'jargon', position: 0, words: 'Our ASB team', other: null, why: 'Unclear.', replacement: null, ...of }
}

const replaced = (of: Partial<Finding>) => verifiedFindings([finding(of)], task)[0]?.replacement

describe('what is found by reading answers together', () => {
  it('is left out where its words do not stand in the answer, or its second place is none', () => {
    const other = { position: 1, words: 'We employ 9 staff' }
    const wrong = [
      finding({ words: 'Our asb team' }),
      finding({ words: ' ' }),
      finding({ position: 7 }),
      finding({ kind: 'contradiction' }),
      finding({ kind: 'repetition', words: null, other }),
      finding({ kind: 'contradiction', other: { position: 1, words: 'We employ nine staff' } }),
      finding({ kind: 'contradiction', other: { position: 0, words: 'Our ASB team' } }),
      finding({ kind: 'contradiction', other: { position: null, words: 'nobody told this' } }),
    ]
    const right = [
      finding({ kind: 'contradiction', other }),
      finding({ kind: 'contradiction', other: { position: null, words: 'Warm kitchens' } }),
      finding({ kind: 'incomplete', words: null }),
    ]

    expect(verifiedFindings([...wrong, ...right], task)).to.deep.equal(right)
  })

  it('offers new words that say nothing new', () => {
    expect(replaced({ replacement: 'Our team' })).to.equal('Our team')
    const young = 'the 120 young people of Whitby'
    expect(replaced({ words: '120 young people in Whitby', replacement: young })).to.equal(young)
    expect(replaced({ replacement: '' })).to.equal('')
    expect(replaced({ replacement: 'Our street team' })).to.equal('Our street team')
  })

  it('leaves out new words with a figure, date or name that nobody gave, and those that would not do', () => {
    for (const [replacement, why] of [
      ['Our team of 14', 'figure'],
      ['Our team, since May 2019,', 'date'],
      ['Our partner Barclays and the team', 'name'],
      ['Our team, holder of the Harbour Award,', 'flagged in another answer'],
      ['We won a national prize. Our team', 'statement'],
      ['Our ASB team', 'no change'],
      ['Our own and very good and very kind and very busy team', 'over the limit'],
    ])
      expect(replaced({ replacement: replacement! }), why).to.equal(null)
    expect(BUDGET.slice(AWARD.start, AWARD.end)).to.equal('Harbour Award in 2021')
    expect(replaced({ position: 1, words: 'e', replacement: 'a' }), 'no certain place').to.equal(null)
    expect(replaced({ words: null, replacement: 'More.' }), 'no place').to.equal(null)
    expect(replaced({ words: NEED, replacement: '' }), 'the whole answer').to.equal(null)
  })

  it('is bounded, whatever a model says', () => {
    const why = 'x'.repeat(9_000)

    expect(verifiedFindings([finding({ why })], task)[0]?.why).to.have.length(500)
    expect(replaced({ replacement: why })).to.equal(null)
  })

  it('is at most six for one answer', () => {
    expect(verifiedFindings(Array<Finding>(9).fill(finding({})), task)).to.have.length(6)
  })
})
