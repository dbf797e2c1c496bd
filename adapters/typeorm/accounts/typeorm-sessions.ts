import type { UserId } from '../../../core/shared/ids.ts'
import { Not, type EntityManager } from 'typeorm'

import type { Sessions, SessionUse } from '../../../core/accounts/ports.ts'
import type { Session } from '../../../core/accounts/sessions/session.ts'
import { databaseError } from '../database-error.ts'
import { sessionOf, sessionRow } from './session-mapper.ts'
import { removedSessionSchema, sessionSchema } from './session.schema.ts'

export class TypeOrmSessions implements Sessions {
  constructor(private readonly manager: EntityManager) {}

  async find(tokenHash: string): Promise<Session | null> {
    const row = await this.manager.findOneBy(sessionSchema, { token_hash: tokenHash })
    return row && sessionOf(row)
  }

  async save(session: Session): Promise<void> {
    try {
      await this.manager.upsert(sessionSchema, sessionRow(session), ['token_hash'])
    } catch (error) {
      throw databaseError(error)
    }
  }

  async remove(tokenHash: string): Promise<void> {
    await this.manager.delete(sessionSchema, { token_hash: tokenHash })
  }

  async extend(tokenHash: string, { expiresAt, lastSeenAt, device }: SessionUse): Promise<boolean> {
    const use = { expires_at: expiresAt, last_seen_at: lastSeenAt, device }
    const { affected } = await this.manager.update(sessionSchema, { token_hash: tokenHash }, use)
    return affected === 1
  }

  async ofUser(userId: UserId): Promise<Session[]> {
    const order = { created_at: 'DESC', token_hash: 'ASC' } as const
    const rows = await this.manager.find(sessionSchema, { where: { user_id: userId }, order })
    return rows.map(sessionOf)
  }

  async noteRemovalOf(userId: UserId): Promise<void> {
    const sessions = await this.manager.findBy(sessionSchema, { user_id: userId })
    const rows = sessions.map(({ token_hash, expires_at }) => ({ token_hash, expires_at }))
    await this.manager.upsert(removedSessionSchema, rows, ['token_hash'])
  }

  async removeOfUser(userId: UserId, exceptTokenHash?: string): Promise<void> {
    const others = exceptTokenHash === undefined ? {} : { token_hash: Not(exceptTokenHash) }
    await this.manager.delete(sessionSchema, { user_id: userId, ...others })
  }
}
