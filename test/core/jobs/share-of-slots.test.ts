import type { AccountId } from '../../../core/shared/ids.ts'
import { expect } from 'chai'

import {
  withTakers,
  takeFairly,
  moreSlots,
  slotsForAnyAccount,
  accountsAtTheirShare,
} from '../../../core/jobs/share-of-slots.ts'

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

  it('is kept while the slots are filled in turn', () => {
    const [busy, modest, late] = ['busy', 'modest', 'late'] as AccountId[]
    const fill = (...waiting: (AccountId | null | undefined)[]) =>
      takeFairly(waiting as AccountId[], { held: new Map(), free: 4, accountOf: (account) => account })

    expect(fill(busy, busy, busy, busy, modest)).to.deep.equal([busy, busy, busy, modest])
    expect(fill(busy, modest, busy, modest, late)).to.deep.equal([busy, modest, busy, late])
    expect(fill(null, null, null, null, null)).to.deep.equal([null, null, null, null])
  })

  it('is exceeded by nobody who takes as many slots as anybody may', () => {
    const [busy, modest] = ['busy', 'modest'] as AccountId[]
    const held = withTakers(new Map(), [busy!, busy!, modest!, null])

    expect([...held.values()]).to.deep.equal([2, 1])
    expect(slotsForAnyAccount(held, 4)).to.equal(2)
    expect(accountsAtTheirShare(held, 1)).to.deep.equal([busy, modest])
  })
})
