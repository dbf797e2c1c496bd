import type { AccountId } from '../accounts/account.ts'
import type { Actor } from '../accounts/user.ts'
import type { ProposalReader } from './ports/proposal-reader.ts'
import type { ProposalId } from './proposal.ts'

/** Under which account the actor may read the application: their own, and as an admin whosever it is. */
export async function ownerFor(
  proposals: Pick<ProposalReader, 'ownerOf'>,
  actor: Actor,
  id: ProposalId,
): Promise<AccountId> {
  if (!actor.isAdmin) return actor.accountId
  return (await proposals.ownerOf(id)) ?? actor.accountId
}
