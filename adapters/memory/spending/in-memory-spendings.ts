import type { Account, AccountId } from '../../../core/accounts/account.ts'
import { NO_USAGE, sumOfUsage, type ModelUsage } from '../../../core/proposals/model-usage.ts'
import { stale } from '../../../core/shared/stale.ts'
import type { Spendings } from '../../../core/spending/ports/spendings.ts'
import type { StagedTable } from '../staged-table.ts'

export interface SpendingRow {
  readonly accountId: AccountId
  readonly usage: ModelUsage
}

export class InMemorySpendings implements Spendings {
  constructor(
    private readonly spendings: StagedTable<SpendingRow>,
    private readonly accounts: StagedTable<Account>,
  ) {}

  async ofMonth(accountId: AccountId, month: string): Promise<ModelUsage> {
    return structuredClone(this.spendings.get(`${accountId} ${month}`)?.usage ?? NO_USAGE)
  }

  async add(accountId: AccountId, month: string, usage: ModelUsage): Promise<void> {
    if (!this.accounts.get(accountId)) throw stale()
    const sum = sumOfUsage(await this.ofMonth(accountId, month), usage)
    this.spendings.set(`${accountId} ${month}`, { accountId, usage: sum })
  }
}
