import type { AccountId } from '../../core/shared/ids.ts'
import { expect } from 'chai'

import { NO_USAGE, sumOfUsage } from '../../core/shared/model-usage.ts'
import type { FeatureSpending, Reservation } from '../../core/spending/ports.ts'
import type { Backend } from '../support/backends.ts'
import { anAccount, anId, aUser } from '../support/builders.ts'
import { expectError } from '../support/expect-error.ts'
import { openFresh } from '../support/open-fresh.ts'

const USAGE = {
  inputTokens: 5,
  cacheWriteTokens: 700,
  cacheReadTokens: 3_000_000_000,
  outputTokens: 40,
  searches: 2,
  cost: 0.1 + 0.2,
}

const NOW = '2026-03-10T12:00:00.000Z'
const LATER = '2026-03-10T12:15:00.000Z'

function aReservation(accountId: AccountId, more: Partial<Reservation>): Reservation {
  return { id: anId(), accountId, month: '2026-03', amount: 1, expiresAt: '2026-03-10T13:00:00.000Z', ...more }
}

function aFeatureSpending(accountId: AccountId, more: Partial<FeatureSpending> = {}): FeatureSpending {
  return { accountId, month: '2031-03', feature: 'answers', model: 'a model', pieces: 1, usage: USAGE, ...more }
}

export function spendingsContract(backend: Backend): void {
  const store = openFresh(backend, 'once')

  const someAccount = async () => (await store.run(({ accounts }) => accounts.save(anAccount()))).id
  const add = (id: AccountId, month: string) => store.run(({ spendings }) => spendings.add(id, month, USAGE))
  const ofMonth = (id: AccountId, month: string) => store.run(({ spendings }) => spendings.ofMonth(id, month))

  const reserve = (reservation: Reservation, limit: number, now = NOW) =>
    store.run(({ spendings }) => spendings.reserve(reservation, limit, now))

  it('is nothing for an account and a month in which nothing was used', async () => {
    expect(await ofMonth(anId(), '2026-03')).to.deep.equal(NO_USAGE)
  })

  it('adds up each account and month by itself', async () => {
    const [one, other] = [await someAccount(), await someAccount()]

    await add(one, '2026-03')
    await add(one, '2026-03')
    await add(one, '2026-04')
    await add(other, '2026-03')

    expect(await ofMonth(one, '2026-03')).to.deep.equal(sumOfUsage(USAGE, USAGE))
    expect(await ofMonth(one, '2026-04')).to.deep.equal(USAGE)
    expect(await ofMonth(other, '2026-03')).to.deep.equal(USAGE)
  })

  it('loses none of many additions at once', async () => {
    const id = await someAccount()

    await Promise.all(Array.from({ length: 20 }, () => add(id, '2026-03')))

    expect((await ofMonth(id, '2026-03')).outputTokens).to.equal(800)
  })

  it('adds up each feature and model by itself, and leaves the sum of the month as it is', async () => {
    const [one, other] = [await someAccount(), await someAccount()]
    const addOfFeature = (more: Partial<FeatureSpending>) =>
      store.run(({ spendings }) => spendings.addOfFeature(aFeatureSpending(one, more)))

    await Promise.all(Array.from({ length: 5 }, () => addOfFeature({})))
    await addOfFeature({ model: 'another' })
    await addOfFeature({ feature: 'reports' })
    await addOfFeature({ month: '2031-04' })
    await addOfFeature({ accountId: other })

    const own = await store.run(({ spendings }) => spendings.featuresOf('2031-03', one))
    const all = await store.run(({ spendings }) => spendings.featuresOf('2031-03'))
    expect(own.map(({ feature, model, pieces }) => [feature, model, pieces])).to.deep.equal([
      ['answers', 'a model', 5],
      ['answers', 'another', 1],
      ['reports', 'a model', 1],
    ])
    expect(own[1]).to.deep.equal(aFeatureSpending(one, { month: '2031-03', model: 'another' }))
    expect(all).to.have.length(4)
    expect(await ofMonth(one, '2031-03')).to.deep.equal(NO_USAGE)
  })

  it('lists the accounts of a month by what they spent, with their owners, and all together', async () => {
    const owner = aUser()
    const ids = [owner.accountId, anId<'account'>(), anId<'account'>()]
    await store.run(async ({ accounts, users, spendings }) => {
      for (const id of ids) await accounts.save(anAccount({ id, ownerId: owner.id }))
      await users.save(owner)
      for (const [at, id] of ids.entries()) await spendings.add(id, '2032-05', { ...USAGE, cost: [1, 3, 0][at]! })
    })
    const page = (number: number) =>
      store.run(({ spendings }) => spendings.accountsOf('2032-05', { page: number, pageSize: 1 }))

    const [first, second] = [await page(1), await page(2)]

    expect(first).to.deep.equal({
      items: [{ accountId: ids[1], ownerEmail: owner.email, usage: { ...USAGE, cost: 3 } }],
      total: 2,
    })
    expect(second.items.map(({ accountId }) => accountId)).to.deep.equal([ids[0]])
    expect((await page(3)).items).to.deep.equal([])
    expect((await store.run(({ spendings }) => spendings.sumOf('2032-05'))).cost).to.equal(4)
    expect(await store.run(({ spendings }) => spendings.sumOf('2032-06'))).to.deep.equal(NO_USAGE)
  })

  it('keeps back no more than there is room for, of many at once, and as much again when that is released', async () => {
    const id = await someAccount()
    const reservations = Array.from({ length: 20 }, () => aReservation(id, { amount: 1 }))

    const outcomes = await Promise.all(reservations.map((one) => reserve(one, 5)))
    const kept = reservations.filter((_one, index) => outcomes[index] === 'reserved')
    await store.run(({ spendings }) => spendings.release(kept[0]!))

    expect(outcomes.filter((outcome) => outcome === 'reserved')).to.have.length(5)
    expect(new Set(outcomes)).to.deep.equal(new Set(['reserved', 'held']))
    expect([await reserve(aReservation(id, { amount: 1 }), 5), await reserve(aReservation(id, {}), 5)]).to.deep.equal([
      'reserved',
      'held',
    ])
  })

  it('counts what was spent, other months and accounts apart, and tells what is spent from what is held', async () => {
    const [id, other] = [await someAccount(), await someAccount()]
    await store.run(({ spendings }) => spendings.add(id, '2026-03', { ...USAGE, cost: 4 }))

    expect(await reserve(aReservation(id, { amount: 1.5 }), 5)).to.equal('spent')
    expect(await reserve(aReservation(id, { amount: 1 }), 5)).to.equal('reserved')
    expect(await reserve(aReservation(id, { amount: 1 }), 5)).to.equal('held')
    expect(await reserve(aReservation(id, { amount: 1 }), 4)).to.equal('spent')
    expect(await reserve(aReservation(id, { month: '2026-04', amount: 5 }), 5)).to.equal('reserved')
    expect(await reserve(aReservation(other, { amount: 5 }), 5)).to.equal('reserved')
  })

  it('stays within the limit while others settle what they used', async () => {
    const id = await someAccount()
    const settle = async (one: Reservation) => {
      if ((await reserve(one, 5)) !== 'reserved') return
      await store.run(async ({ spendings }) => {
        await spendings.add(id, '2026-03', { ...USAGE, cost: one.amount })
        await spendings.release(one)
      })
    }

    await Promise.all(Array.from({ length: 30 }, () => settle(aReservation(id, { amount: 0.5 }))))

    expect((await ofMonth(id, '2026-03')).cost).to.be.within(0.5, 5)
  })

  it('keeps nothing back any more once a reservation has expired', async () => {
    const id = await someAccount()
    await reserve(aReservation(id, { amount: 5, expiresAt: LATER }), 5)

    expect(await reserve(aReservation(id, { amount: 5 }), 5)).to.equal('held')
    expect(await reserve(aReservation(id, { amount: 5 }), 5, LATER)).to.equal('reserved')
  })

  it('keeps nothing for an account that is gone', async () => {
    const gone: AccountId = anId()

    await expectError(add(gone, '2026-03'), 'conflict')
    await expectError(
      store.run(({ spendings }) => spendings.addOfFeature(aFeatureSpending(gone))),
      'conflict',
    )
    await expectError(reserve(aReservation(gone, {}), 5), 'conflict')

    expect(await ofMonth(gone, '2026-03')).to.deep.equal(NO_USAGE)
  })
}
