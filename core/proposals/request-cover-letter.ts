import type { Actor } from '../accounts/user.ts'
import { newJob } from '../jobs/job.ts'
import type { Jobs } from '../jobs/ports/jobs.ts'
import { AppError } from '../shared/app-error.ts'
import type { UnitOfWork } from '../shared/ports/unit-of-work.ts'
import { findProposal } from './find-proposal.ts'
import type { GrantSources } from './grant-to-create.ts'
import type { Proposals } from './ports/proposals.ts'
import { requestLetter, type Proposal, type ProposalId } from './proposal.ts'

/** Requests the cover letter. Any user may ask the first time, only admins again. */
export class RequestCoverLetter {
  constructor(
    private readonly work: UnitOfWork<{ proposals: Proposals; jobs: Jobs }>,
    private readonly sources: GrantSources,
  ) {}

  /** Throws `conflict` while a letter is being written or the funder overview is not completed. */
  async execute({ actor, proposalId }: { actor: Actor; proposalId: ProposalId }): Promise<Proposal> {
    return this.work.run(async ({ proposals, jobs }) => {
      const proposal = await findProposal(proposals, actor, proposalId)
      assertCanWrite(proposal, actor)
      const data = { proposalId: proposal.id, userId: actor.userId }
      await jobs.add(newJob('write-cover-letter', { accountId: proposal.accountId, data }, this.sources))
      return proposals.save(requestLetter(proposal))
    })
  }
}

function assertCanWrite({ coverLetterStatus, funderOverviewStatus }: Proposal, actor: Actor): void {
  if (coverLetterStatus === 'processing') throw new AppError('conflict', 'proposals.letter-being-written')
  if (coverLetterStatus === 'completed' && !actor.isAdmin)
    throw new AppError('forbidden', 'proposals.admins-only', { values: { to: 'rewrite-letter' } })
  if (funderOverviewStatus !== 'completed') throw new AppError('conflict', 'proposals.funder-overview-required')
}
