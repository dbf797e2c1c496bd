import type { ProposalId } from '../../../core/shared/ids.ts'
import type { Actor } from '../../../core/identity/user.ts'
import type { UseCases } from '../use-cases.ts'
import { presentProposal, presentProposalToAdmin } from './present.ts'

/** The application after a change. */
export async function proposalAnswer({ viewProposal }: UseCases, actor: Actor, proposalId: ProposalId) {
  const detail = await viewProposal.execute({ actor, proposalId })
  return { proposal: actor.isAdmin ? presentProposalToAdmin(detail) : presentProposal(detail) }
}
