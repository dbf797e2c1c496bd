import type { AccountId } from '../shared/ids.ts'
import type { Clock, UnitOfWork } from '../shared/ports.ts'
import { endOfMonth, monthOf } from './month.ts'
import type { CostEstimator, FeatureSpending, Spendings } from './ports.ts'
import { PIECES, type OfEachPiece, type Piece } from './spending-feature.ts'

/** An account's allowance for a month. */
export interface Allowance {
  /** 0 to 1. */
  readonly usedShare: number
  readonly isUsedUp: boolean
  readonly startsAgainAt: string
  /** Approximate number of pieces of each kind that the rest allows; null if they are free. */
  readonly left: OfEachPiece<number | null>
}

/** Number of pieces from which their average cost is reliable. */
const ENOUGH_PIECES: OfEachPiece<number> = { answers: 5, letters: 2, reports: 2, 'project-overviews': 2, checks: 2 }

export interface SpendingSettings {
  /** US dollars per account and month; null for no limit. */
  readonly monthlyLimit: number | null
  /** Null if the built-in writers are used, which are free. */
  readonly estimator: CostEstimator | null
}

/** Calculates the allowances that accounts have left this month, and the costs of texts. */
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
    const costs = await this.costs(accountId)
    return {
      usedShare: limit === 0 ? 1 : Math.min(1, cost / limit),
      isUsedUp: left === 0,
      startsAgainAt: endOfMonth(month),
      left: ofEachPiece((piece) => (costs?.[piece] ? Math.floor(left / costs[piece]) : null)),
    }
  }

  /**
   * Approximate cost of each piece in US dollars, from this month's pieces if there are some. Null if they are free.
   */
  async costs(accountId: AccountId): Promise<OfEachPiece<number> | null> {
    const { estimator } = this.settings
    if (estimator === null) return null
    const month = monthOf(this.clock.now())
    const features = await this.work.run(({ spendings }) => spendings.featuresOf(month, accountId))
    const usual = await estimator.pieces()
    return ofEachPiece((piece) => averageCost(features, piece) ?? usual[piece])
  }
}

function averageCost(features: readonly FeatureSpending[], piece: Piece): number | null {
  const spent = features.filter(({ feature }) => feature === piece)
  const pieces = spent.reduce((sum, one) => sum + one.pieces, 0)
  return pieces < ENOUGH_PIECES[piece] ? null : spent.reduce((sum, { usage }) => sum + usage.cost, 0) / pieces
}

function ofEachPiece<T>(value: (piece: Piece) => T): OfEachPiece<T> {
  return Object.fromEntries(PIECES.map((piece) => [piece, value(piece)])) as OfEachPiece<T>
}
