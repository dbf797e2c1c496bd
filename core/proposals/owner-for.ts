import type { AccountId, ProposalId } from '../shared/ids.ts'
import type { Actor } from '../identity/user.ts'
import type { ProposalReader } from './ports.ts'

/** The account under which the actor may read the application: their own or, for an admin, the owner's. */
export async function ownerFor(
  proposals: Pick<ProposalReader, 'ownerOf'>,
  actor: Actor,
  id: ProposalId,
): Promise<AccountId> {
  if (!actor.isAdmin) return actor.accountId
  return (await proposals.ownerOf(id)) ?? actor.accountId
}
