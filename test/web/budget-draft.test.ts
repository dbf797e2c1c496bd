import { expect } from 'chai'
import { amountOf } from '../../apps/web/src/features/brief/budget-draft.ts'

describe('an amount that is typed into a budget', () => {
  it('is read whole, with the marks of any language', () => {
    expect(['1250,50', '1,250.50', '1.250,50', '£1250.50', '1 250,50 €'].map(amountOf)).to.deep.equal(
      Array.from({ length: 5 }, () => 1250.5),
    )
    expect(['1,250', '1250.', '£', ''].map(amountOf)).to.deep.equal([1250, 1250, null, null])
  })

  it('is none where it could be two, or is less than nothing', () => {
    expect(['1.250', '-5', 'about 5', '12 boats'].map(amountOf)).to.deep.equal(
      Array.from({ length: 4 }, () => undefined),
    )
  })
})
