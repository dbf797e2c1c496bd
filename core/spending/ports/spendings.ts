import type { AccountId } from '../../accounts/account.ts'
import type { ModelUsage } from '../../proposals/model-usage.ts'
import type { Id } from '../../shared/id.ts'

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

/** What each account used of language models, by month. */
export interface Spendings {
  /** `month` is `YYYY-MM`; zeros where nothing was used. */
  ofMonth(accountId: AccountId, month: string): Promise<ModelUsage>
  /** Adds to what is there; of two additions at once none is lost. Throws `conflict` when the account is gone. */
  add(accountId: AccountId, month: string, usage: ModelUsage): Promise<void>
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
