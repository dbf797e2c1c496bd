import type { AccountId } from '../../shared/ids.ts'
import type { ModelUsage } from '../../shared/model-usage.ts'
import type { Id } from '../../shared/id.ts'
import type { Page, PageRequest } from '../../shared/page.ts'
import type { SpendingFeature } from '../spending-feature.ts'

/** What a call under way may cost at most, kept back until it is over. */
export interface Reservation {
  readonly id: Id<'reservation'>
  readonly accountId: AccountId
  /** `YYYY-MM` */
  readonly month: string
  /** US dollars. */
  readonly amount: number
  /** From then on it holds nothing back: its process must have been killed. */
  readonly expiresAt: string
}

/** `held`: there is room once calls under way cost less than was kept back for them. `spent`: there is none. */
export type ReservationOutcome = 'reserved' | 'held' | 'spent'

/** What an account used of one model for one feature in a month. */
export interface FeatureSpending {
  readonly accountId: AccountId
  /** `YYYY-MM` */
  readonly month: string
  readonly feature: SpendingFeature
  readonly model: string
  /** Pieces of work such as answers, each of one call or more. */
  readonly pieces: number
  readonly usage: ModelUsage
}

export interface AccountSpending {
  readonly accountId: AccountId
  /** Of the account's owner; null where there is none any more. */
  readonly ownerEmail: string | null
  readonly usage: ModelUsage
}

/** What each account used of language models, by month. */
export interface Spendings {
  /** `month` is `YYYY-MM`; zeros where nothing was used. */
  ofMonth(accountId: AccountId, month: string): Promise<ModelUsage>
  /** Adds to what is there; of two additions at once none is lost. Throws `conflict` when the account is gone. */
  add(accountId: AccountId, month: string, usage: ModelUsage): Promise<void>
  /** Adds to what is there for the feature and model; the sum of the month stays as it is. Throws as `add`. */
  addOfFeature(spending: FeatureSpending): Promise<void>
  /** What one account, or all, used in a month, by account, feature and model. Before features were kept there is none. */
  featuresOf(month: string, accountId?: AccountId): Promise<FeatureSpending[]>
  /** The accounts that used anything in the month: the most expensive first, then by identifier. */
  accountsOf(month: string, page: PageRequest): Promise<Page<AccountSpending>>
  /** What all accounts used in a month together. */
  sumOf(month: string): Promise<ModelUsage>
  /**
   * Keeps the amount back where cost so far, what is kept back already and the amount stay within `limit` (US dollars).
   * Of several at once, in whatever process, no more are reserved than there is room for. Throws `conflict` when the
   * account is gone.
   */
  reserve(reservation: Reservation, limit: number, now: string): Promise<ReservationOutcome>
  /** Does nothing when absent. */
  release(reservation: Reservation): Promise<void>
}

/** What happens to a reservation; all in US dollars. */
export function outcomeOf(sums: { cost: number; keptBack: number; amount: number; limit: number }): ReservationOutcome {
  const room = sums.limit - sums.cost
  if (room <= 0 || sums.amount > room) return 'spent'
  return sums.amount > room - sums.keptBack ? 'held' : 'reserved'
}
