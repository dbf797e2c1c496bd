import type { Actor } from '../accounts/user.ts'
import { entityName } from '../shared/entity-name.ts'
import type { UnitOfWork } from '../shared/ports/unit-of-work.ts'
import { findProposal } from './find-proposal.ts'
import type { Proposals } from './ports/proposals.ts'
import type { Proposal, ProposalId } from './proposal.ts'

export class RenameProposal {
  constructor(private readonly work: UnitOfWork<{ proposals: Proposals }>) {}

  async execute(input: { actor: Actor; proposalId: ProposalId; name: string }): Promise<Proposal> {
    const name = entityName(input.name)
    return this.work.run(async ({ proposals }) => {
      const proposal = await findProposal(proposals, input.actor, input.proposalId)
      return proposals.save({ ...proposal, name })
    })
  }
}

export class ToggleProposalArchived {
  constructor(private readonly work: UnitOfWork<{ proposals: Proposals }>) {}

  async execute(input: { actor: Actor; proposalId: ProposalId }): Promise<Proposal> {
    return this.work.run(async ({ proposals }) => {
      const proposal = await findProposal(proposals, input.actor, input.proposalId)
      return proposals.save({ ...proposal, isArchived: !proposal.isArchived })
    })
  }
}
