import type { AccountId } from '../../../core/shared/ids.ts'
import { sentenceOfError } from '../../support/sentences.ts'
import { expect } from 'chai'
import { openInMemoryPersistence } from '../../../adapters/memory/open-in-memory-persistence.ts'
import { NO_USAGE } from '../../../core/shared/model-usage.ts'
import { Budget, type UsedOfModel } from '../../../core/spending/budget.ts'
import { anAccount, anId } from '../../support/builders.ts'
import { CountingIds } from '../../support/counting-ids.ts'
import { expectError } from '../../support/expect-error.ts'
import { FixedClock } from '../../support/fixed-clock.ts'

const COST = costing(3)

function costing(cost: number): UsedOfModel {
  return { feature: 'answers', model: 'claude', pieces: 1, usage: { ...NO_USAGE, outputTokens: 1, cost } }
}

async function openBudget(limit: number | null) {
  const { unitOfWork } = openInMemoryPersistence()
  const clock = new FixedClock('2026-03-31T23:50:00.000Z')
  const ids = new CountingIds()
  const newAccount = async () => (await unitOfWork.run(({ accounts }) => accounts.save(anAccount()))).id
  const withLimit = (other: number | null) => new Budget(unitOfWork, clock, ids, other)
  return { unitOfWork, clock, newAccount, withLimit, budget: withLimit(limit) }
}

describe("an account's budget for the language model", () => {
  it('lets work begin until the limit of the month is reached, each account by itself', async () => {
    const { budget, newAccount } = await openBudget(5)
    const [one, other] = [await newAccount(), await newAccount()]
    await budget.settle(one, null, COST)
    await budget.assertLeft(one)
    await budget.settle(one, null, COST)

    const error = await expectError(budget.assertLeft(one), 'forbidden', 'spending.limit-reached')

    expect(sentenceOfError(error)).to.match(
      /allowance .* used up.* again on 1 April\. Nothing is lost: try again then, or ask your administrator/,
    )
    await budget.assertLeft(other)
  })

  it('keeps back what calls under way may cost, so that together they stay within the limit', async () => {
    const { budget, newAccount } = await openBudget(5)
    const id = await newAccount()
    const first = await budget.reserve(id, 2)
    await budget.reserve(id, 2)

    await expectError(budget.reserve(id, 2), 'unavailable', 'spending.held')
    await budget.settle(id, first, costing(0.5))

    await budget.reserve(id, 2)
    await expectError(budget.reserve(id, 4.6), 'forbidden', 'spending.limit-reached')
  })

  it('gives back what was kept for a call that came to nothing', async () => {
    const { budget, newAccount } = await openBudget(5)
    const id = await newAccount()

    await budget.settle(id, await budget.reserve(id, 5), null)

    await budget.reserve(id, 5)
  })

  it('forgets what was kept back for a process that was killed', async () => {
    const { budget, newAccount, clock, withLimit } = await openBudget(5)
    const id = await newAccount()
    await budget.reserve(id, 5)
    clock.advance({ minutes: 9 })
    await expectError(budget.reserve(id, 5), 'unavailable')

    clock.advance({ minutes: 7 })

    await withLimit(5).reserve(id, 5)
  })

  it('notes what was used in the month in which the call began', async () => {
    const { budget, newAccount, clock, unitOfWork } = await openBudget(5)
    const id = await newAccount()
    const reservation = await budget.reserve(id, 4)
    clock.advance({ minutes: 11 })

    await budget.settle(id, reservation, COST)

    const ofMonth = (month: string) => unitOfWork.run(({ spendings }) => spendings.ofMonth(id, month))
    expect([(await ofMonth('2026-03')).cost, (await ofMonth('2026-04')).cost]).to.deep.equal([3, 0])
  })

  it('begins anew with the month, and goes on when the limit is raised', async () => {
    const { budget, newAccount, clock, withLimit } = await openBudget(1)
    const id = await newAccount()
    await budget.settle(id, null, COST)

    await withLimit(10).assertLeft(id)
    await expectError(budget.assertLeft(id), 'forbidden')
    await expectError(budget.reserve(id, 0.1), 'forbidden')
    clock.advance({ minutes: 10 })

    await budget.assertLeft(id)
    await budget.reserve(id, 0.1)
  })

  it('knows no end without a limit, and allows nothing with one of zero', async () => {
    const { newAccount, withLimit } = await openBudget(null)
    const id = await newAccount()
    const endless = withLimit(null)
    await endless.settle(id, null, costing(1e6))

    await endless.assertLeft(id)
    expect(await endless.reserve(id, 1e6)).to.equal(null)

    await expectError(withLimit(0).assertLeft(await newAccount()), 'forbidden')
    await expectError(withLimit(0).reserve(await newAccount(), 0), 'forbidden')
  })

  it('takes no notice of an account that went while it was worked for', async () => {
    const { budget, unitOfWork } = await openBudget(5)
    const gone: AccountId = anId()

    expect(await budget.reserve(gone, 1)).to.equal(null)
    await budget.settle(gone, null, COST)

    expect(await unitOfWork.run(({ spendings }) => spendings.ofMonth(gone, '2026-03'))).to.deep.equal(NO_USAGE)
  })
})
