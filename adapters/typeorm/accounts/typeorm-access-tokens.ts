import type { UserId } from '../../../core/shared/ids.ts'
import { MoreThan, type EntityManager } from 'typeorm'

import type { AccessPurpose, AccessToken } from '../../../core/accounts/access-token.ts'
import type { AccessTokens } from '../../../core/accounts/ports.ts'
import { databaseError } from '../database-error.ts'
import { accessTokenSchema, type AccessTokenRow } from './access-token.schema.ts'

export class TypeOrmAccessTokens implements AccessTokens {
  constructor(private readonly manager: EntityManager) {}

  async find(tokenHash: string): Promise<AccessToken | null> {
    const row = await this.manager.findOneBy(accessTokenSchema, { token_hash: tokenHash })
    return row && accessTokenOf(row)
  }

  async ofUser(userId: UserId, purpose: AccessPurpose): Promise<AccessToken | null> {
    const where = { user_id: userId, purpose }
    const row = await this.manager.findOne(accessTokenSchema, { where, order: { expires_at: 'DESC' } })
    return row && accessTokenOf(row)
  }

  countValid(userId: UserId, purpose: AccessPurpose, now: string): Promise<number> {
    return this.manager.countBy(accessTokenSchema, { user_id: userId, purpose, expires_at: MoreThan(now) })
  }

  async put(token: AccessToken): Promise<void> {
    await this.remove(token.userId, token.purpose)
    await this.add(token)
  }

  async add({ tokenHash, userId, purpose, email, expiresAt }: AccessToken): Promise<void> {
    try {
      const row = { token_hash: tokenHash, user_id: userId, purpose, email, expires_at: expiresAt }
      await this.manager.insert(accessTokenSchema, row)
    } catch (error) {
      throw databaseError(error)
    }
  }

  async withdraw(tokenHash: string): Promise<void> {
    await this.manager.delete(accessTokenSchema, { token_hash: tokenHash })
  }

  async remove(userId: UserId, purpose: AccessPurpose): Promise<void> {
    await this.manager.delete(accessTokenSchema, { user_id: userId, purpose })
  }
}

function accessTokenOf(row: AccessTokenRow): AccessToken {
  return {
    tokenHash: row.token_hash,
    userId: row.user_id as UserId,
    purpose: row.purpose as AccessPurpose,
    email: row.email,
    expiresAt: row.expires_at,
  }
}
