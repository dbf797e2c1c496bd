import type { ProposalId } from '../shared/ids.ts'
import type { Actor } from '../identity/user.ts'
import { type AppError, notFound } from '../shared/app-error.ts'
import type { Proposals } from './ports.ts'
import type { Proposal } from './proposal.ts'

/** The actor's own application. Throws `not-found` for an absent application or one of another account. */
export async function findProposal(proposals: Proposals, actor: Actor, id: ProposalId): Promise<Proposal> {
  const proposal = await proposals.find(actor.accountId, id)
  if (!proposal) throw proposalNotFound()
  return proposal
}

export function proposalNotFound(): AppError {
  return notFound('proposals.not-found')
}
