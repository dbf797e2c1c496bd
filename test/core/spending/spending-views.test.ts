import type { AccountId } from '../../../core/shared/ids.ts'
import { expect } from 'chai'
import { openInMemoryPersistence } from '../../../adapters/memory/open-in-memory-persistence.ts'
import { NO_USAGE } from '../../../core/shared/model-usage.ts'
import { Allowances } from '../../../core/spending/allowances.ts'
import { Budget } from '../../../core/spending/budget.ts'
import { ExportSpending } from '../../../core/spending/export-spending.ts'
import { ListSpending } from '../../../core/spending/list-spending.ts'
import type { SpendingFeature } from '../../../core/spending/spending-feature.ts'
import { ViewUsage } from '../../../core/spending/view-usage.ts'
import { anAccount, anId } from '../../support/builders.ts'
import { CountingIds } from '../../support/counting-ids.ts'
import { expectError } from '../../support/expect-error.ts'
import { FixedClock } from '../../support/fixed-clock.ts'

const USUAL = { answers: 0.5, letters: 1, reports: 2, 'project-overviews': 2, checks: 0 }

async function openSpending(monthlyLimit: number | null = 10) {
  const { unitOfWork } = openInMemoryPersistence()
  const clock = new FixedClock('2026-12-05T10:00:00.000Z')
  const settings = { monthlyLimit, estimator: { pieces: async () => USUAL } }
  const allowances = new Allowances(unitOfWork, clock, settings)
  const budget = new Budget(unitOfWork, clock, new CountingIds(), monthlyLimit)
  const newAccount = async () => (await unitOfWork.run(({ accounts }) => accounts.save(anAccount()))).id
  const spend = (id: AccountId, feature: SpendingFeature, cost: number, pieces = 1) =>
    budget.settle(id, null, { feature, model: 'claude', pieces, usage: { ...NO_USAGE, cost } })
  const actorOf = (accountId: AccountId, isAdmin = false) => ({ userId: anId<'user'>(), accountId, isAdmin })
  return {
    allowances,
    clock,
    newAccount,
    spend,
    usageOf: (id: AccountId) => new ViewUsage(unitOfWork, allowances, clock).execute({ actor: actorOf(id) }),
    exported: (month?: string, isAdmin = true) =>
      new ExportSpending(unitOfWork, clock).execute({ actor: actorOf(anId(), isAdmin), month }),
    spendUnnamed: (id: AccountId, cost: number) =>
      unitOfWork.run(({ spendings }) => spendings.add(id, '2026-12', { ...NO_USAGE, cost })),
    list: (month?: string, isAdmin = true) =>
      new ListSpending(unitOfWork, clock, settings).execute({
        actor: actorOf(anId(), isAdmin),
        month,
        page: 1,
        pageSize: 10,
      }),
  }
}

describe('what was spent on language models', () => {
  it('is told to admins by feature, model and account', async () => {
    const { newAccount, spend, list } = await openSpending()
    const [one, other] = [await newAccount(), await newAccount()]
    await spend(one, 'answers', 1)
    await spend(one, 'answers', 2, 0)
    await spend(other, 'answers', 4)
    await spend(other, 'letters', 1)

    const { month, limit, all, features, accounts } = await list()

    expect([month, limit, all.cost]).to.deep.equal(['2026-12', 10, 8])
    const told = features.map(({ feature, pieces, usage }) => [feature, pieces, usage.cost])
    expect(told).to.deep.equal([
      ['answers', 2, 7],
      ['letters', 1, 1],
    ])
    expect(accounts.map((account) => [account.accountId, account.usage.cost])).to.deep.equal([
      [other, 5],
      [one, 3],
    ])
    expect(accounts[0]!.features.map(({ feature }) => feature)).to.deep.equal(['answers', 'letters'])
    expect((await list('2026-11')).accounts).to.deep.equal([])
    await expectError(list(undefined, false), 'forbidden')
  })

  it('ends with the month that has begun', async () => {
    const { list } = await openSpending()

    const months = [await list('2026-11'), await list(), await list('2027-01')]

    expect(months.map(({ isLatest }) => isLatest)).to.deep.equal([false, true, true])
  })

  it('is compared with that of the eleven months before', async () => {
    const { clock, newAccount, spend, list } = await openSpending()
    const [one, other] = [await newAccount(), await newAccount()]
    await spend(one, 'answers', 1)
    await spend(other, 'letters', 2)
    clock.set('2027-02-01T00:00:00.000Z')
    await spend(one, 'answers', 4)

    const { months } = await list('2026-12')

    expect(months).to.have.length(12)
    expect(months.filter(({ cost }) => cost > 0)).to.deep.equal([
      { month: '2026-12', cost: 3 },
      { month: '2027-02', cost: 4 },
    ])
    expect([months[0]!.month, months.at(-1)!.month]).to.deep.equal(['2026-03', '2027-02'])
  })

  it('is exported to admins whole, accounts without features included', async () => {
    const { newAccount, spend, spendUnnamed, exported } = await openSpending()
    const [one, other] = [await newAccount(), await newAccount()]
    await spend(one, 'answers', 1)
    await spend(one, 'letters', 2)
    await spendUnnamed(other, 4)

    const { month, rows } = await exported()

    expect(month).to.equal('2026-12')
    const told = rows.map(({ accountId, feature, model, pieces, usage }) => [
      accountId,
      feature,
      model,
      pieces,
      usage.cost,
    ])
    expect(told).to.deep.equal([
      [other, null, null, null, 4],
      [one, 'answers', 'claude', 1, 1],
      [one, 'letters', 'claude', 1, 2],
    ])
    expect((await exported('2026-11')).rows).to.deep.equal([])
    await expectError(exported(undefined, false), 'forbidden')
  })

  it('is told to the account in shares, without amounts', async () => {
    const { newAccount, spend, usageOf } = await openSpending()
    const id = await newAccount()
    await spend(id, 'letters', 1)
    await spend(id, 'answers', 3)

    const usage = await usageOf(id)

    expect(usage.features).to.deep.equal([
      { feature: 'answers', share: 0.75, pieces: 1 },
      { feature: 'letters', share: 0.25, pieces: 1 },
    ])
    expect(usage.allowance).to.deep.equal({
      usedShare: 0.4,
      isUsedUp: false,
      startsAgainAt: '2027-01-01T00:00:00.000Z',
      left: { answers: 12, letters: 6, reports: 3, 'project-overviews': 3, checks: null },
    })
    expect(JSON.stringify(usage)).not.to.include('cost')
  })

  it('says how many answers are left, as those of the month cost as soon as there are five', async () => {
    const { allowances, newAccount, spend } = await openSpending()
    const id = await newAccount()
    for (let answer = 0; answer < 4; answer += 1) await spend(id, 'answers', 1)
    const before = await allowances.of(id)

    await spend(id, 'answers', 1)

    expect([before?.left.answers, (await allowances.of(id))?.left.answers]).to.deep.equal([12, 5])
    await spend(id, 'letters', 5)
    expect(await allowances.of(id)).to.deep.include({ isUsedUp: true, usedShare: 1 })
    expect((await allowances.of(id))?.left.answers).to.equal(0)
  })

  it('has no end without a limit', async () => {
    const { allowances, newAccount } = await openSpending(null)

    expect(await allowances.of(await newAccount())).to.equal(null)
  })
})
