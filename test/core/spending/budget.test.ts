import { expect } from 'chai'
import { openInMemoryPersistence } from '../../../adapters/memory/open-in-memory-persistence.ts'
import type { AccountId } from '../../../core/accounts/account.ts'
import { NO_USAGE } from '../../../core/proposals/model-usage.ts'
import { Budget } from '../../../core/spending/budget.ts'
import { anAccount, anId } from '../../support/builders.ts'
import { expectError } from '../../support/expect-error.ts'
import { FixedClock } from '../../support/fixed-clock.ts'

const COST = { ...NO_USAGE, outputTokens: 1, cost: 3 }

async function openBudget(limit: number | null) {
  const { unitOfWork } = openInMemoryPersistence()
  const clock = new FixedClock('2026-03-31T23:59:00.000Z')
  const newAccount = async () => (await unitOfWork.run(({ accounts }) => accounts.save(anAccount()))).id
  return { unitOfWork, clock, newAccount, budget: new Budget(unitOfWork, clock, limit) }
}

describe("an account's budget for the language model", () => {
  it('lets work begin until the limit of the month is reached, each account by itself', async () => {
    const { budget, newAccount } = await openBudget(5)
    const [one, other] = [await newAccount(), await newAccount()]
    await budget.record(one, COST)
    await budget.assertLeft(one)
    await budget.record(one, COST)

    const error = await expectError(budget.assertLeft(one), 'forbidden', 'spending.limit-reached')

    expect(error.message).to.match(/limit of \$5\.00 .* Nothing is lost: try again next month/)
    await budget.assertLeft(other)
  })

  it('begins anew with the month, and goes on when the limit is raised', async () => {
    const { budget, newAccount, clock, unitOfWork } = await openBudget(1)
    const id = await newAccount()
    await budget.record(id, COST)

    await new Budget(unitOfWork, clock, 10).assertLeft(id)
    await expectError(budget.assertLeft(id), 'forbidden')
    clock.advance({ minutes: 1 })

    await budget.assertLeft(id)
  })

  it('knows no end without a limit, and allows nothing with one of zero', async () => {
    const { newAccount, unitOfWork, clock } = await openBudget(null)
    const id = await newAccount()
    const endless = new Budget(unitOfWork, clock, null)
    await endless.record(id, { ...COST, cost: 1e6 })

    await endless.assertLeft(id)

    await expectError(new Budget(unitOfWork, clock, 0).assertLeft(await newAccount()), 'forbidden')
  })

  it('takes no notice of an account that went while it was worked for', async () => {
    const { budget, unitOfWork } = await openBudget(5)
    const gone: AccountId = anId()

    await budget.record(gone, COST)

    expect(await unitOfWork.run(({ spendings }) => spendings.ofMonth(gone, '2026-03'))).to.deep.equal(NO_USAGE)
  })
})
