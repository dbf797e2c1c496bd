import type { Funder } from '../funders/funder.ts'
import type { FunderOverviewDraft, FunderOverviewWriter } from '../funders/ports/funder-overview-writer.ts'
import type { Funders } from '../funders/ports/funders.ts'
import type { JobHandler, JobInput } from '../jobs/job-handler.ts'
import { newJob, type Job } from '../jobs/job.ts'
import { isAppError } from '../shared/app-error.ts'
import type { Log } from '../shared/ports/log.ts'
import type { UnitOfWork } from '../shared/ports/unit-of-work.ts'
import type { GrantSources } from './grant-to-create.ts'
import type { Proposals } from './ports/proposals.ts'
import type { Proposal, ProposalId } from './proposal.ts'

interface Stores {
  readonly proposals: Proposals
  readonly funders: Funders
}

/** The overview is short work that the cover letter waits for: before the answers of a form. */
const PRIORITY = 1

/** The jobs that an application's funder asks for: one where it has a funder. */
export function funderOverviewJobs({ id, accountId, funderOverviewStatus }: Proposal, sources: GrantSources): Job[] {
  if (funderOverviewStatus !== 'processing') return []
  const { ids, clock } = sources
  const data = { proposalId: id }
  const job = { id: ids.next<'job'>(), name: 'write-funder-overview', accountId, data, now: clock.now() }
  return [newJob({ ...job, priority: PRIORITY })]
}

/**
 * Writes the overview of an application's funder, unless it has one, and marks it as completed: also where nothing is
 * known or it could not be written, so that nobody waits for it in vain.
 */
export class WriteFunderOverview implements JobHandler {
  constructor(
    private readonly work: UnitOfWork<Stores>,
    private readonly writer: FunderOverviewWriter,
    private readonly log: Log,
  ) {}

  async execute({ data, accountId, lastAttempt }: JobInput): Promise<string | null> {
    const proposalId = data['proposalId'] as ProposalId
    const found = accountId && (await this.find(accountId, proposalId))
    if (!found) return null
    const { funder, proposal } = found
    const draft = funder === null || funder.markdownOverview !== null ? null : await this.write(funder, lastAttempt)
    return this.keep(proposal, draft)
  }

  private find(accountId: Proposal['accountId'], id: ProposalId) {
    return this.work.run(async ({ proposals, funders }) => {
      const proposal = await proposals.find(accountId, id)
      if (proposal?.funderOverviewStatus !== 'processing') return null
      return { proposal, funder: proposal.funderId && (await funders.find(accountId, proposal.funderId)) }
    })
  }

  private async write(funder: Funder, lastAttempt: boolean): Promise<FunderOverviewDraft | null> {
    try {
      return await this.writer.write(funder)
    } catch (error) {
      if (isAppError(error, 'unavailable') && !lastAttempt) throw error
      this.log.error('A funder overview could not be written', { funderId: funder.id, error })
      return null
    }
  }

  private keep(of: Proposal, draft: FunderOverviewDraft | null): Promise<string | null> {
    return this.work.run(async ({ proposals, funders }) => {
      const proposal = await proposals.find(of.accountId, of.id)
      if (proposal?.funderOverviewStatus !== 'processing') return null
      const funder = proposal.funderId && (await funders.find(of.accountId, proposal.funderId))
      if (draft?.text && funder && funder.markdownOverview === null)
        await funders.save({ ...funder, markdownOverview: draft.text, citations: draft.citations })
      const totalCost = proposal.totalCost + (draft?.usage?.cost ?? 0)
      await proposals.save({ ...proposal, totalCost, funderOverviewStatus: 'completed' })
      return 'completed'
    })
  }
}
