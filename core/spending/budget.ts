import type { AccountId } from '../shared/ids.ts'
import type { ModelUsage } from '../shared/model-usage.ts'
import { AppError, isAppError } from '../shared/app-error.ts'
import type { Clock, IdSource, UnitOfWork } from '../shared/ports.ts'
import { endOfMonth, monthOf } from './month.ts'
import type { Reservation, Spendings } from './ports.ts'
import type { SpendingFeature } from './spending-feature.ts'

/** Usage of one call, with its model and feature. */
export interface UsedOfModel {
  readonly feature: SpendingFeature
  readonly model: string
  /** 1 for the first call of a piece of work, else 0. */
  readonly pieces: number
  readonly usage: ModelUsage
}

/** Longer than any call lasts. */
const RESERVED_MS = 15 * 60_000

/** Code of the error for a reservation that may succeed later. */
export const HELD = 'spending.held'

/**
 * Limits an account's spending on language models in a calendar month (UTC). Before a call, its maximum cost is
 * reserved in the database; afterwards, its actual cost is recorded, so that all processes together stay within the
 * limit. Only the cost of a call whose process was killed is unknown.
 */
export class Budget {
  constructor(
    private readonly work: UnitOfWork<{ spendings: Spendings }>,
    private readonly clock: Clock,
    private readonly ids: IdSource,
    /** US dollars; null for no limit. */
    private readonly monthlyLimit: number | null,
  ) {}

  /** Throws `forbidden` with a sentence for the user when nothing is left for new work. */
  async assertLeft(accountId: AccountId): Promise<void> {
    const limit = this.monthlyLimit
    if (limit === null) return
    const { cost } = await this.work.run(({ spendings }) => spendings.ofMonth(accountId, this.month()))
    if (cost >= limit) throw this.spent(limit)
  }

  /**
   * Reserves `atMost` US dollars for a call; null if there is no limit, or the account is gone. Throws `forbidden` when
   * it would exceed the limit, and `unavailable` with the code `HELD` while other reservations hold the rest.
   */
  async reserve(accountId: AccountId, atMost: number): Promise<Reservation | null> {
    const limit = this.monthlyLimit
    if (limit === null) return null
    const now = this.clock.now()
    const expiresAt = new Date(Date.parse(now) + RESERVED_MS).toISOString()
    const reservation = {
      id: this.ids.next<'reservation'>(),
      accountId,
      month: this.month(),
      amount: atMost,
      expiresAt,
    }
    const reserveCost = () => this.work.run(({ spendings }) => spendings.reserve(reservation, limit, now))
    const outcome = await ignoreMissing(reserveCost, null)
    if (outcome === 'spent') throw this.spent(limit)
    if (outcome === 'held') throw held()
    return outcome === null ? null : reservation
  }

  /** Replaces a reservation by the actual usage. Does nothing if the account is gone. */
  async settle(accountId: AccountId, reservation: Reservation | null, used: UsedOfModel | null): Promise<void> {
    if (reservation === null && used === null) return
    const month = reservation?.month ?? this.month()
    const note = () =>
      this.work.run(async ({ spendings }) => {
        if (used !== null) await spendings.add(accountId, month, used.usage)
        if (used !== null) await spendings.addOfFeature({ accountId, month, ...used })
        if (reservation !== null) await spendings.release(reservation)
      })
    await ignoreMissing(note, undefined)
  }

  private month(): string {
    return monthOf(this.clock.now())
  }

  private spent(limit: number): AppError {
    const until = endOfMonth(this.month())
    return new AppError('forbidden', 'spending.limit-reached', { values: { limit, until } })
  }
}

async function ignoreMissing<T, Gone>(step: () => Promise<T>, gone: Gone): Promise<T | Gone> {
  try {
    return await step()
  } catch (error) {
    if (!isAppError(error, 'conflict')) throw error
    return gone
  }
}

function held(): AppError {
  return new AppError('unavailable', HELD, { retryAfter: 10 })
}
