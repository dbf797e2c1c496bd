import type { ProposalId } from '../shared/ids.ts'
import type { Actor } from '../identity/user.ts'
import { findProposal } from '../proposals/find-proposal.ts'
import type { Proposals } from '../proposals/ports.ts'
import type { UnitOfWork } from '../shared/ports.ts'
import type { FormTerms } from '../proposals/form/form-terms.ts'

/** Returns the funder's terms in an application's form; null if no form was read. */
export class ViewFormTerms {
  constructor(private readonly work: UnitOfWork<{ proposals: Proposals }>) {}

  async execute({ actor, proposalId }: { actor: Actor; proposalId: ProposalId }): Promise<FormTerms | null> {
    return this.work.run(async ({ proposals }) => (await findProposal(proposals, actor, proposalId)).formTerms)
  }
}
