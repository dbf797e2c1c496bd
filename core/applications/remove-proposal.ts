import type { ProposalId } from '../shared/ids.ts'
import type { Actor } from '../identity/user.ts'
import type { FileStore, UnitOfWork } from '../shared/ports.ts'
import { findProposal } from '../proposals/find-proposal.ts'
import type { Proposals } from '../proposals/ports.ts'

/** Removes an application with its questions, answers, comments and form. Cancels work in progress on it. */
export class RemoveProposal {
  constructor(
    private readonly work: UnitOfWork<{ proposals: Proposals }>,
    private readonly files: FileStore,
  ) {}

  async execute({ actor, proposalId }: { actor: Actor; proposalId: ProposalId }): Promise<void> {
    const { form } = await this.work.run(async ({ proposals }) => {
      const proposal = await findProposal(proposals, actor, proposalId)
      await proposals.remove(proposal.accountId, proposal.id)
      return proposal
    })
    if (form !== null) await this.files.remove(form.fileKey)
  }
}
