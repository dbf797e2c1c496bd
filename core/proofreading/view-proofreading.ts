import type { ProposalId } from '../shared/ids.ts'
import type { Actor } from '../identity/user.ts'
import { findProposal } from '../proposals/find-proposal.ts'
import type { Proposals, Questions } from '../proposals/ports.ts'
import type { UnitOfWork } from '../shared/ports.ts'
import type { Proofreadings } from './ports.ts'
import { newProofreading } from './proofreading.ts'
import { viewedProofreading, type ViewedProofreading } from './viewed-suggestion.ts'

interface Stores {
  readonly proposals: Proposals
  readonly questions: Questions
  readonly proofreadings: Proofreadings
}

/** Returns the suggestions for the answers of an application of the actor's account. */
export class ViewProofreading {
  constructor(private readonly work: UnitOfWork<Stores>) {}

  async execute({ actor, proposalId }: { actor: Actor; proposalId: ProposalId }): Promise<ViewedProofreading> {
    return this.work.run(async ({ proposals, questions, proofreadings }) => {
      const { id, accountId } = await findProposal(proposals, actor, proposalId)
      const proofreading = (await proofreadings.find(accountId, id)) ?? newProofreading({ id, accountId })
      return viewedProofreading(proofreading, await questions.ofProposal(accountId, id))
    })
  }
}
