import { expect } from 'chai'

import { RandomIdSource } from '../../../adapters/system/random-id-source.ts'
import { createdAtOf, parseId } from '../../../core/shared/id.ts'
import { FixedClock } from '../../support/fixed-clock.ts'

describe('RandomIdSource', () => {
  it('leads an identifier with the time of its making', () => {
    const ids = new RandomIdSource(new FixedClock('2026-03-02T09:00:00.750Z'))

    const id = ids.next()

    expect(parseId(id)).to.equal(id)
    expect(createdAtOf(id)).to.equal('2026-03-02T09:00:00.000Z')
  })

  it('never gives the same twice, and rises', () => {
    const ids = new RandomIdSource(new FixedClock())

    const given = Array.from({ length: 50_000 }, () => ids.next<'job'>() as string)

    expect(new Set(given).size).to.equal(50_000)
    expect(given).to.deep.equal([...given].sort())
  })

  it('keeps rising when the clock is set back', () => {
    const clock = new FixedClock('2026-03-02T09:00:10.000Z')
    const ids = new RandomIdSource(clock)
    const before: string = ids.next()

    clock.set('2026-03-02T09:00:00.000Z')

    expect((ids.next() as string) > before).to.equal(true)
  })

  it('differs between processes that begin in the same second', () => {
    const clock = new FixedClock()

    const given = Array.from({ length: 200 }, () => new RandomIdSource(clock).next() as string)

    expect(new Set(given.map((id) => id.slice(8, 18))).size).to.equal(200)
  })
})
