import type { AccountId, UserId } from '../../../core/shared/ids.ts'
import { In, IsNull, type EntityManager } from 'typeorm'

import { emailTaken } from '../../../core/accounts/email-taken.ts'
import type { Users } from '../../../core/identity/ports.ts'
import { holdsAddress, type User } from '../../../core/identity/user.ts'
import { saveVersioned } from '../save-versioned.ts'
import { releaseApplications } from '../proposals/release-applications.ts'
import { unassignQuestions } from '../proposals/unassign-questions.ts'
import type { Sql } from '../sql.ts'
import { userOf, userRow } from './user-mapper.ts'
import { userSchema } from './user.schema.ts'

/** An arbitrary number that no other lock of the database uses. */
const FIRST_USER_LOCK = 7_204_113

export class TypeOrmUsers implements Users {
  constructor(
    private readonly manager: EntityManager,
    private readonly sql: Sql,
  ) {}

  async find(id: UserId): Promise<User | null> {
    const row = await this.manager.findOneBy(userSchema, { id })
    return row && userOf(row)
  }

  /**
   * Uses a lock that does not block tokens and sessions with a reference to the user. On SQLite, units of work run one
   * after another.
   */
  async findForUpdate(id: UserId): Promise<User | null> {
    if (!this.isPostgres()) return this.find(id)
    const lock = { mode: 'for_no_key_update' } as const
    const row = await this.manager.findOne(userSchema, { where: { id }, lock })
    return row && userOf(row)
  }

  async allOfEmail(email: string): Promise<User[]> {
    const where = [
      { email, invite_status: IsNull() },
      { email, invite_status: 'accepted' },
    ]
    const rows = await this.manager.find(userSchema, { where, order: { created_at: 'ASC', id: 'ASC' } })
    const users = rows.map(userOf)
    return [...users.filter(holdsAddress), ...users.filter((user) => !holdsAddress(user))]
  }

  async ofEmail(email: string): Promise<User | null> {
    return (await this.allOfEmail(email))[0] ?? null
  }

  async invitationsTo(email: string): Promise<User[]> {
    const where = { email, invite_status: In(['pending', 'expired']) }
    const rows = await this.manager.find(userSchema, { where, order: { created_at: 'DESC', id: 'DESC' } })
    return rows.map(userOf)
  }

  async ofAccount(accountId: AccountId): Promise<User[]> {
    const order = { created_at: 'ASC', id: 'ASC' } as const
    const rows = await this.manager.find(userSchema, { where: { account_id: accountId }, order })
    return rows.map(userOf)
  }

  async isEmpty(): Promise<boolean> {
    if (await this.manager.exists(userSchema)) return false
    await this.waitForOtherFirsts()
    return !(await this.manager.exists(userSchema))
  }

  async save(user: User): Promise<User> {
    await saveVersioned({
      manager: this.manager,
      schema: userSchema,
      row: userRow(user),
      onDuplicate: (constraint) => (constraint.includes('email') ? emailTaken() : null),
    })
    return { ...structuredClone(user), version: user.version + 1 }
  }

  async remove(id: UserId): Promise<void> {
    await unassignQuestions(this.sql, id)
    await releaseApplications(this.sql, id)
    await this.manager.delete(userSchema, { id })
  }

  /** Holds the lock until the transaction ends. On SQLite, there is only one writer anyway. */
  private async waitForOtherFirsts(): Promise<void> {
    if (!this.isPostgres()) return
    await this.manager.query('SELECT pg_advisory_xact_lock($1)', [FIRST_USER_LOCK])
  }

  private isPostgres(): boolean {
    return this.manager.dataSource.options.type === 'postgres'
  }
}
