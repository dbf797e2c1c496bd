import type { AccessTokens } from '../ports.ts'
import type { Accounts, Users } from '../../identity/ports.ts'
import { isInvitation, type User } from '../../identity/user.ts'

interface Stores {
  readonly accounts: Accounts
  readonly users: Users
  readonly accessTokens: AccessTokens
}

/**
 * Removes a user, their invitations and all passed-on links to invitations of the account: the user may have any of
 * these links. Invitations of unknown origin may be theirs, too, and are removed.
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
