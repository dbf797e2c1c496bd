import type { AccountId } from '../../../core/shared/ids.ts'
import type { Account } from '../../../core/identity/account.ts'
import type { Accounts } from '../../../core/identity/ports.ts'
import { saveVersioned } from '../save-versioned.ts'
import { ascending, sortRows } from '../sort-rows.ts'
import type { StagedTable } from '../staged-table.ts'

export class InMemoryAccounts implements Accounts {
  constructor(private readonly accounts: StagedTable<Account>) {}

  async find(id: AccountId): Promise<Account | null> {
    return structuredClone(this.accounts.get(id) ?? null)
  }

  async save(account: Account): Promise<Account> {
    return saveVersioned(this.accounts, account)
  }

  async removalsDue(now: string, limit: number): Promise<AccountId[]> {
    const due = this.accounts
      .all()
      .flatMap(({ id, removal }) => (removal && removal.dueAt <= now ? [{ id, ...removal }] : []))
    const sorted = sortRows(
      due,
      ascending(({ dueAt }) => dueAt),
      ascending(({ id }) => id),
    )
    return sorted.slice(0, limit).map(({ id }) => id)
  }

  async remove(id: AccountId): Promise<void> {
    this.accounts.delete(id)
  }
}
