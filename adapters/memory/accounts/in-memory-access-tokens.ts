import type { UserId } from '../../../core/shared/ids.ts'
import type { AccessPurpose, AccessToken } from '../../../core/accounts/access-token.ts'
import type { AccessTokens } from '../../../core/accounts/ports.ts'
import type { User } from '../../../core/identity/user.ts'
import { stale } from '../../../core/shared/stale.ts'
import { ascending, sortRows, descending } from '../sort-rows.ts'
import type { StagedTable } from '../staged-table.ts'

export class InMemoryAccessTokens implements AccessTokens {
  constructor(
    private readonly tokens: StagedTable<AccessToken>,
    private readonly users: StagedTable<User>,
  ) {}

  async find(tokenHash: string): Promise<AccessToken | null> {
    return structuredClone(this.tokens.get(tokenHash) ?? null)
  }

  async ofUser(userId: UserId, purpose: AccessPurpose): Promise<AccessToken | null> {
    const newest = sortRows(this.allOf(userId, purpose), descending(ascending(({ expiresAt }) => expiresAt)))[0]
    return structuredClone(newest ?? null)
  }

  async countValid(userId: UserId, purpose: AccessPurpose, now: string): Promise<number> {
    return this.allOf(userId, purpose).filter(({ expiresAt }) => expiresAt > now).length
  }

  async put(token: AccessToken): Promise<void> {
    await this.remove(token.userId, token.purpose)
    await this.add(token)
  }

  async add(token: AccessToken): Promise<void> {
    if (!this.users.get(token.userId)) throw stale()
    this.tokens.set(token.tokenHash, structuredClone(token))
  }

  async withdraw(tokenHash: string): Promise<void> {
    this.tokens.delete(tokenHash)
  }

  async remove(userId: UserId, purpose: AccessPurpose): Promise<void> {
    for (const { tokenHash } of this.allOf(userId, purpose)) this.tokens.delete(tokenHash)
  }

  private allOf(userId: UserId, purpose: AccessPurpose): AccessToken[] {
    return this.tokens.all().filter((token) => token.userId === userId && token.purpose === purpose)
  }
}

export function removeAccessTokensOf(userId: UserId, tokens: StagedTable<AccessToken>): void {
  for (const token of tokens.all()) if (token.userId === userId) tokens.delete(token.tokenHash)
}
