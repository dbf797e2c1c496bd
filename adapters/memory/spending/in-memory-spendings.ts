import type { Account, AccountId } from '../../../core/accounts/account.ts'
import { NO_USAGE, sumOfUsage, type ModelUsage } from '../../../core/proposals/model-usage.ts'
import { stale } from '../../../core/shared/stale.ts'
import {
  outcomeOf,
  type Reservation,
  type ReservationOutcome,
  type Spendings,
} from '../../../core/spending/ports/spendings.ts'
import type { StagedTable } from '../staged-table.ts'

export interface SpendingRow {
  readonly accountId: AccountId
  readonly usage: ModelUsage
}

interface Tables {
  readonly spendings: StagedTable<SpendingRow>
  readonly reservations: StagedTable<Reservation>
  readonly accounts: StagedTable<Account>
}

export class InMemorySpendings implements Spendings {
  constructor(private readonly tables: Tables) {}

  async ofMonth(accountId: AccountId, month: string): Promise<ModelUsage> {
    return structuredClone(this.tables.spendings.get(`${accountId} ${month}`)?.usage ?? NO_USAGE)
  }

  async add(accountId: AccountId, month: string, usage: ModelUsage): Promise<void> {
    this.assertAccount(accountId)
    const sum = sumOfUsage(await this.ofMonth(accountId, month), usage)
    this.tables.spendings.set(`${accountId} ${month}`, { accountId, usage: sum })
  }

  async reserve(reservation: Reservation, limit: number, now: string): Promise<ReservationOutcome> {
    const { accountId, month, amount } = reservation
    this.assertAccount(accountId)
    const keptBack = this.tables.reservations
      .all()
      .filter((one) => one.accountId === accountId && one.month === month && one.expiresAt > now)
      .reduce((sum, one) => sum + one.amount, 0)
    const { cost } = await this.ofMonth(accountId, month)
    const outcome = outcomeOf({ cost, keptBack, amount, limit })
    if (outcome === 'reserved') this.tables.reservations.set(reservation.id, reservation)
    return outcome
  }

  async release({ id }: Reservation): Promise<void> {
    this.tables.reservations.delete(id)
  }

  private assertAccount(accountId: AccountId): void {
    if (!this.tables.accounts.get(accountId)) throw stale()
  }
}
