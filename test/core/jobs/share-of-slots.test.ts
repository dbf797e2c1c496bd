import { expect } from 'chai'

import { moreSlots } from '../../../core/jobs/share-of-slots.ts'

describe('The share of an account in the slots of a process', () => {
  it('leaves a slot to an account that comes later, and is never nothing where one is free', () => {
    const shares = [1, 2, 4, 8, 16].map((slots) => moreSlots(0, slots))

    expect(shares).to.deep.equal([1, 1, 3, 6, 12])
    expect(moreSlots(0, 0)).to.equal(0)
  })

  it('is smaller where others have theirs', () => {
    expect(moreSlots(0, 4)).to.equal(3)
    expect(moreSlots(12, 4)).to.equal(0)
    expect(moreSlots(12, 1)).to.equal(0)
    expect(moreSlots(11, 5)).to.equal(1)
  })
})
