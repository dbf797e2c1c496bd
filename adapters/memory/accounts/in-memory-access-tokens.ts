import type { AccessPurpose, AccessToken } from '../../../core/accounts/access-token.ts'
import type { UserId } from '../../../core/accounts/account.ts'
import type { AccessTokens } from '../../../core/accounts/ports/access-tokens.ts'
import type { User } from '../../../core/accounts/user.ts'
import { stale } from '../../../core/shared/stale.ts'
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
    const isWanted = (token: AccessToken) => token.userId === userId && token.purpose === purpose
    return structuredClone(this.tokens.all().find(isWanted) ?? null)
  }

  async put(token: AccessToken): Promise<void> {
    if (!this.users.get(token.userId)) throw stale()
    await this.remove(token.userId, token.purpose)
    this.tokens.set(token.tokenHash, structuredClone(token))
  }

  async remove(userId: UserId, purpose: AccessPurpose): Promise<void> {
    const token = await this.ofUser(userId, purpose)
    if (token) this.tokens.delete(token.tokenHash)
  }
}

export function removeAccessTokensOf(userId: UserId, tokens: StagedTable<AccessToken>): void {
  for (const token of tokens.all()) if (token.userId === userId) tokens.delete(token.tokenHash)
}
