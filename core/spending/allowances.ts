import type { AccountId } from '../accounts/account.ts'
import type { UnitOfWork } from '../shared/ports/unit-of-work.ts'
import type { Clock } from '../shared/ports/clock.ts'
import { endOfMonth, monthOf } from './month.ts'
import type { CostEstimator } from './ports/cost-estimator.ts'
import type { FeatureSpending, Spendings } from './ports/spendings.ts'

/** What an account may use in a month. */
export interface Allowance {
  /** 0 to 1. */
  readonly usedShare: number
  readonly isUsedUp: boolean
  readonly startsAgainAt: string
  /** About how many answers what is left suffices for; null where they cost nothing. */
  readonly answersLeft: number | null
}

/** Fewer answers than these tell little of what the next one costs. */
const ENOUGH_ANSWERS = 5

export interface SpendingSettings {
  /** US dollars for an account and month; null for no limit. */
  readonly monthlyLimit: number | null
  /** Null where nothing is paid: the built-in writers are at work. */
  readonly estimator: CostEstimator | null
}

/** What is left to accounts for this month, and what answers cost them. */
export class Allowances {
  constructor(
    private readonly work: UnitOfWork<{ spendings: Spendings }>,
    private readonly clock: Clock,
    readonly settings: SpendingSettings,
  ) {}

  /** Null without a limit. */
  async of(accountId: AccountId): Promise<Allowance | null> {
    const { monthlyLimit: limit, estimator } = this.settings
    if (limit === null || estimator === null) return null
    const month = monthOf(this.clock.now())
    const { cost } = await this.work.run(({ spendings }) => spendings.ofMonth(accountId, month))
    const left = Math.max(0, limit - cost)
    const each = (await this.answerCost(accountId)) ?? 0
    return {
      usedShare: limit === 0 ? 1 : Math.min(1, cost / limit),
      isUsedUp: left === 0,
      startsAgainAt: endOfMonth(month),
      answersLeft: each === 0 ? null : Math.floor(left / each),
    }
  }

  /** About what an answer costs, in US dollars: as those of this month did, as soon as there are some. Null where nothing is paid. */
  async answerCost(accountId: AccountId): Promise<number | null> {
    const { estimator } = this.settings
    if (estimator === null) return null
    const month = monthOf(this.clock.now())
    const features = await this.work.run(({ spendings }) => spendings.featuresOf(month, accountId))
    return averageAnswer(features) ?? estimator.answer()
  }
}

function averageAnswer(features: readonly FeatureSpending[]): number | null {
  const answers = features.filter(({ feature }) => feature === 'answers')
  const pieces = answers.reduce((sum, one) => sum + one.pieces, 0)
  return pieces < ENOUGH_ANSWERS ? null : answers.reduce((sum, { usage }) => sum + usage.cost, 0) / pieces
}
