import type { OfEachPiece, SpendingFeature } from './spending-feature.ts'
import type { AccountId } from '../shared/ids.ts'
import type { ModelUsage } from '../shared/model-usage.ts'
import type { Id } from '../shared/id.ts'
import type { Page, PageRequest } from '../shared/page.ts'

/** Estimates the cost of work from the model alone. */
export interface CostEstimator {
  /** US dollars for a typical piece from a typical library. */
  pieces(): Promise<OfEachPiece<number>>
}

/** The maximum cost of a running call, reserved until it ends. */
export interface Reservation {
  readonly id: Id<'reservation'>
  readonly accountId: AccountId
  /** `YYYY-MM` */
  readonly month: string
  /** US dollars. */
  readonly amount: number
  /** Time after which it is ignored, because its process must have been killed. */
  readonly expiresAt: string
}

/** `held`: it may succeed once running calls have cost less than reserved. `spent`: nothing is left. */
export type ReservationOutcome = 'reserved' | 'held' | 'spent'

/** An account's usage of one model for one feature in a month. */
export interface FeatureSpending {
  readonly accountId: AccountId
  /** `YYYY-MM` */
  readonly month: string
  readonly feature: SpendingFeature
  readonly model: string
  /** Number of pieces of work such as answers, each with one or more calls. */
  readonly pieces: number
  readonly usage: ModelUsage
}

export interface AccountSpending {
  readonly accountId: AccountId
  /** Address of the account's owner; null if there is none. */
  readonly ownerEmail: string | null
  readonly usage: ModelUsage
}

export interface Spendings {
  /** `month` is `YYYY-MM`; zeros without usage. */
  ofMonth(accountId: AccountId, month: string): Promise<ModelUsage>
  /** Adds to the month's usage; simultaneous additions are not lost. Throws `conflict` when the account is gone. */
  add(accountId: AccountId, month: string, usage: ModelUsage): Promise<void>
  /** Adds to the usage of the feature and model, but not to the month's sum. Throws as `add` does. */
  addOfFeature(spending: FeatureSpending): Promise<void>
  /**
   * The usage of one account, or all, in a month, by account, feature and model. Empty for months before features were
   * recorded.
   */
  featuresOf(month: string, accountId?: AccountId): Promise<FeatureSpending[]>
  /** Accounts with usage in the month: most expensive first, then by identifier. */
  accountsOf(month: string, page: PageRequest): Promise<Page<AccountSpending>>
  /** The usage of all accounts together in a month. */
  sumOf(month: string): Promise<ModelUsage>
  /**
   * Reserves the amount if the cost so far, existing reservations and the amount stay within `limit` (US dollars).
   * Simultaneous reservations of all processes never exceed it. Throws `conflict` when the account is gone.
   */
  reserve(reservation: Reservation, limit: number, now: string): Promise<ReservationOutcome>
  /** Does nothing when absent. */
  release(reservation: Reservation): Promise<void>
}

/** The outcome of a reservation; amounts in US dollars. */
export function outcomeOf(sums: { cost: number; keptBack: number; amount: number; limit: number }): ReservationOutcome {
  const room = sums.limit - sums.cost
  if (room <= 0 || sums.amount > room) return 'spent'
  return sums.amount > room - sums.keptBack ? 'held' : 'reserved'
}
