import type { AccountId } from '../../core/shared/ids.ts'
import type { RowLevelSecurity } from '../../core/accounts/ports.ts'
import { asAccount } from './postgres-session.ts'
import type { Sql } from './sql.ts'

/** PostgreSQL's row-level security. A superuser bypasses it, so the product should log in as another role. */
export class PostgresRowLevelSecurity implements RowLevelSecurity {
  constructor(private readonly sql: Sql) {}

  within<T>(accountId: AccountId | null, work: () => Promise<T>): Promise<T> {
    return asAccount(accountId, work)
  }

  async isEnforced(): Promise<boolean> {
    const [role] = await this.sql.rows<{ passes: boolean }>(
      'SELECT rolsuper OR rolbypassrls AS passes FROM pg_roles WHERE rolname = current_user',
    )
    return role?.passes === false
  }
}
