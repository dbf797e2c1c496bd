import type { AccessTokens } from './ports/access-tokens.ts'
import type { Accounts } from '../identity/ports/accounts.ts'
import type { Users } from '../identity/ports/users.ts'
import { isInvitation, type User } from '../identity/user.ts'

interface Stores {
  readonly accounts: Accounts
  readonly users: Users
  readonly accessTokens: AccessTokens
}

/**
 * Removes a user, the invitations that they made and every link to an invitation that was handed on in the account: each is
 * a way back that they may hold. An invitation of which nobody knows who made it may be theirs as well.
 */
export async function removeUser({ accounts, users, accessTokens }: Stores, { id, accountId }: User): Promise<void> {
  const account = await accounts.find(accountId)
  if (account?.offeredTo === id) await accounts.save({ ...account, offeredTo: null })
  for (const other of await users.ofAccount(accountId)) {
    if (!isInvitation(other) || other.id === id) continue
    if (other.invitedBy === id || other.invitedBy === null) await users.remove(other.id)
    else await accessTokens.remove(other.id, 'invite-link')
  }
  await users.remove(id)
}
