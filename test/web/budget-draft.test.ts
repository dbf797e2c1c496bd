import { expect } from 'chai'
import { emptyLine, linesOf } from '../../apps/web/src/features/brief/budget-draft.ts'
import { totalsOf } from '../../apps/web/src/features/brief/budget-sums.ts'

describe('a budget as it is typed', () => {
  const draft = { lines: [{ ...emptyLine(), item: 'Rent', amount: '1.250' }], currency: 'EUR' }

  it('is read in the language of the account', () => {
    expect(linesOf(draft, 'de')).to.deep.equal([
      { item: 'Rent', amount: 1250, fromThisFunder: null, fromOthers: null, inKind: null },
    ])
    expect(totalsOf(draft, 'de').amount).to.equal(1250)
  })

  it('is not saved while an amount could be two, and does not count it', () => {
    expect(linesOf(draft, 'en-GB')).to.equal(null)
    expect(totalsOf(draft, 'en-GB').amount).to.equal(0)
  })
})
