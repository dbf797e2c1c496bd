import type { AccountId } from '../../../core/shared/ids.ts'
import { LessThanOrEqual, type EntityManager } from 'typeorm'

import type { Account } from '../../../core/identity/account.ts'
import type { Accounts } from '../../../core/identity/ports.ts'
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

  async removalsDue(now: string, limit: number): Promise<AccountId[]> {
    const rows = await this.manager.find(accountSchema, {
      select: { id: true },
      where: { removal_due_at: LessThanOrEqual(now) },
      order: { removal_due_at: 'ASC', id: 'ASC' },
      take: limit,
    })
    return rows.map(({ id }) => id as AccountId)
  }

  async remove(id: AccountId): Promise<void> {
    await this.manager.delete(accountSchema, { id })
  }
}
