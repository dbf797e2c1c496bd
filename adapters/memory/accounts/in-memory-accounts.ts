import type { Account, AccountId } from '../../../core/accounts/account.ts'
import type { Accounts } from '../../../core/accounts/ports/accounts.ts'
import { saveVersioned } from '../save-versioned.ts'
import type { StagedTable } from '../staged-table.ts'

export class InMemoryAccounts implements Accounts {
  constructor(private readonly accounts: StagedTable<Account>) {}

  async find(id: AccountId): Promise<Account | null> {
    return structuredClone(this.accounts.get(id) ?? null)
  }

  async save(account: Account): Promise<Account> {
    return saveVersioned(this.accounts, account)
  }

  async remove(id: AccountId): Promise<void> {
    this.accounts.delete(id)
  }
}
