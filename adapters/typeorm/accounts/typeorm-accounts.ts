import type { EntityManager } from 'typeorm'

import type { Account, AccountId } from '../../../core/accounts/account.ts'
import type { Accounts } from '../../../core/accounts/ports/accounts.ts'
import { saveVersioned } from '../save-versioned.ts'
import { accountOf, accountRow } from './account-mapper.ts'
import { accountSchema } from './account.schema.ts'

export class TypeOrmAccounts implements Accounts {
  constructor(private readonly manager: EntityManager) {}

  async find(id: AccountId): Promise<Account | null> {
    const row = await this.manager.findOneBy(accountSchema, { id })
    return row && accountOf(row)
  }

  async save(account: Account): Promise<Account> {
    await saveVersioned({ manager: this.manager, schema: accountSchema, row: accountRow(account) })
    return { ...structuredClone(account), version: account.version + 1 }
  }

  async remove(id: AccountId): Promise<void> {
    await this.manager.delete(accountSchema, { id })
  }
}
