import type { AccountId } from '../accounts/account.ts'
import type { ModelUsage } from '../proposals/model-usage.ts'
import { AppError, isAppError } from '../shared/app-error.ts'
import type { Clock } from '../shared/ports/clock.ts'
import type { UnitOfWork } from '../shared/ports/unit-of-work.ts'
import type { Spendings } from './ports/spendings.ts'

/**
 * What an account may spend on language models in a calendar month (UTC). The sums stand in the database, so the limit
 * holds across processes; work that was begun below it is finished, so it may be passed by what is then under way.
 */
export class Budget {
  constructor(
    private readonly work: UnitOfWork<{ spendings: Spendings }>,
    private readonly clock: Clock,
    /** US dollars; null for no limit. */
    private readonly monthlyLimit: number | null,
  ) {}

  /** Throws `forbidden` with a sentence for the user when nothing is left for new work. */
  async assertLeft(accountId: AccountId): Promise<void> {
    const limit = this.monthlyLimit
    if (limit === null) return
    const { cost } = await this.work.run(({ spendings }) => spendings.ofMonth(accountId, this.month()))
    if (cost >= limit) throw spent(limit)
  }

  /** Notes what was used; an account that is gone in the meantime leaves no trace. */
  async record(accountId: AccountId, usage: ModelUsage): Promise<void> {
    try {
      await this.work.run(({ spendings }) => spendings.add(accountId, this.month(), usage))
    } catch (error) {
      if (!isAppError(error, 'conflict')) throw error
    }
  }

  private month(): string {
    return this.clock.now().slice(0, 7)
  }
}

function spent(limit: number): AppError {
  return new AppError(
    'forbidden',
    'spending.limit-reached',
    `This month's limit of $${limit.toFixed(2)} for the language model is reached. Nothing is lost: try again next month, or ask your administrator to raise the limit.`,
  )
}
