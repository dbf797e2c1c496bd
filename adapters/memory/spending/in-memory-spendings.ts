import type { AccountId } from '../../../core/shared/ids.ts'
import type { Account } from '../../../core/identity/account.ts'
import type { User } from '../../../core/identity/user.ts'
import { NO_USAGE, sumOfUsage, type ModelUsage } from '../../../core/shared/model-usage.ts'
import { offsetOf, type Page, type PageRequest } from '../../../core/shared/page.ts'
import { stale } from '../../../core/shared/stale.ts'
import {
  type AccountSpending,
  type FeatureSpending,
  outcomeOf,
  type Reservation,
  type ReservationOutcome,
  type Spendings,
} from '../../../core/spending/ports.ts'
import type { StagedTable } from '../staged-table.ts'

export interface SpendingRow {
  readonly accountId: AccountId
  readonly usage: ModelUsage
}

interface Tables {
  readonly spendings: StagedTable<SpendingRow>
  readonly featureSpendings: StagedTable<FeatureSpending>
  readonly reservations: StagedTable<Reservation>
  readonly users: StagedTable<User>
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

  async addOfFeature(spending: FeatureSpending): Promise<void> {
    const { accountId, month, feature, model } = spending
    this.assertAccount(accountId)
    const key = [accountId, month, feature, model].join(' ')
    const before = this.tables.featureSpendings.get(key) ?? { pieces: 0, usage: NO_USAGE }
    const usage = sumOfUsage(before.usage, spending.usage)
    this.tables.featureSpendings.set(key, { ...spending, pieces: before.pieces + spending.pieces, usage })
  }

  async featuresOf(month: string, accountId?: AccountId): Promise<FeatureSpending[]> {
    const ofMonth = this.tables.featureSpendings.all().filter((one) => one.month === month)
    const own = ofMonth.filter((one) => accountId === undefined || one.accountId === accountId)
    return structuredClone(own.sort((a, b) => (sortKey(a) < sortKey(b) ? -1 : 1)))
  }

  async accountsOf(month: string, page: PageRequest): Promise<Page<AccountSpending>> {
    const rows = this.rowsOf(month).filter(({ usage }) => usage.cost > 0)
    rows.sort((a, b) => b.usage.cost - a.usage.cost || (a.accountId < b.accountId ? -1 : 1))
    const items = rows.slice(offsetOf(page), offsetOf(page) + page.pageSize).map(({ accountId, usage }) => {
      const ownerId = this.tables.accounts.get(accountId)?.ownerId
      return { accountId, ownerEmail: (ownerId && this.tables.users.get(ownerId)?.email) ?? null, usage }
    })
    return { items: structuredClone(items), total: rows.length }
  }

  async sumOf(month: string): Promise<ModelUsage> {
    return this.rowsOf(month).reduce((sum, { usage }) => sumOfUsage(sum, usage), NO_USAGE)
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

  private rowsOf(month: string): SpendingRow[] {
    return this.tables.spendings.entries().flatMap(([key, row]) => (key.endsWith(` ${month}`) ? [row] : []))
  }

  private assertAccount(accountId: AccountId): void {
    if (!this.tables.accounts.get(accountId)) throw stale()
  }
}

function sortKey({ accountId, feature, model }: FeatureSpending): string {
  return [accountId, feature, model].join(' ')
}
