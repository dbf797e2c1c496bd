import type { ProposalId } from '../shared/ids.ts'
import type { Actor } from '../identity/user.ts'
import { newJob } from '../jobs/job.ts'
import type { Jobs } from '../jobs/ports.ts'
import { AppError } from '../shared/app-error.ts'
import type { UnitOfWork } from '../shared/ports.ts'
import { replaceableState } from '../texts/drafts.ts'
import { findProposal } from '../proposals/find-proposal.ts'
import type { GrantSources } from '../proposals/form/grant-to-create.ts'
import { letterTextOf } from './open-cover-letter.ts'
import type { Proposals, Questions } from '../proposals/ports.ts'
import { requestLetter, type Proposal } from '../proposals/proposal.ts'

interface LetterToRequest {
  readonly actor: Actor
  readonly proposalId: ProposalId
  /** The user agrees that the new letter replaces one that a person wrote or changed. */
  readonly confirmed?: boolean
}

/** Requests the cover letter. Any user may do so the first time, afterwards only admins. */
export class RequestCoverLetter {
  constructor(
    private readonly work: UnitOfWork<{ proposals: Proposals; questions: Questions; jobs: Jobs }>,
    private readonly sources: GrantSources,
  ) {}

  /**
   * Throws `conflict` while a letter is being written, while the funder overview is not completed, without any question
   * or funder, and where somebody wrote or changed the letter, unless `confirmed`.
   */
  async execute({ actor, proposalId, confirmed = false }: LetterToRequest): Promise<Proposal> {
    return this.work.run(async ({ proposals, questions, jobs }) => {
      const proposal = await findProposal(proposals, actor, proposalId)
      assertCanWrite(proposal, actor)
      if (proposal.funderId === null && (await questions.places(proposal.accountId, proposal.id)).length === 0)
        throw new AppError('conflict', 'proposals.nothing-to-write-about')
      const coverLetterState = replaceableState(letterTextOf(proposal).current, confirmed)
      const data = { proposalId: proposal.id, userId: actor.userId }
      await jobs.add(newJob('write-cover-letter', { accountId: proposal.accountId, data }, this.sources))
      return proposals.save({ ...requestLetter(proposal), coverLetterState })
    })
  }
}

function assertCanWrite({ coverLetterStatus, funderOverviewStatus }: Proposal, actor: Actor): void {
  if (coverLetterStatus === 'processing') throw new AppError('conflict', 'proposals.letter-being-written')
  if (coverLetterStatus === 'completed' && !actor.isAdmin)
    throw new AppError('forbidden', 'proposals.admins-only', { values: { to: 'rewrite-letter' } })
  if (funderOverviewStatus !== 'completed') throw new AppError('conflict', 'proposals.funder-overview-required')
}
