import type { AccountId, FunderId } from '../shared/ids.ts'
import { withOverview } from '../funders/funder.ts'
import type { JobResult } from '../jobs/job-handler.ts'
import type { Accounts } from '../identity/ports.ts'
import type { FunderOverviewDraft, FunderOverviewTask, FunderOverviewWriter, Funders } from '../funders/ports.ts'
import { newJob, type Job, type JobSources } from '../jobs/job.ts'
import type { AccountJob, WriterRun, WriterSteps, Written } from '../jobs/writer-job.ts'
import type { UnitOfWork } from '../shared/ports.ts'
import type { Proposals } from '../proposals/ports.ts'
import { addCost, completeFunderOverview, dropFunderOverview, type Proposal } from '../proposals/proposal.ts'

interface Stores {
  readonly accounts: Accounts
  readonly proposals: Proposals
  readonly funders: Funders
}

/** An overview and its funder. The application may have another funder when it is done. */
interface Draft extends FunderOverviewDraft {
  readonly funderId: FunderId | null
}

interface Found {
  /** Null if there is nothing to write. */
  readonly task: FunderOverviewTask | null
}

type Name = 'write-funder-overview'

const NOTHING: Draft = { text: null, citations: [], funderId: null }

/** The jobs for an application's funder: one if it has a funder. */
export function funderOverviewJobs({ id, accountId, funderOverviewStatus }: Proposal, sources: JobSources): Job[] {
  if (funderOverviewStatus !== 'processing') return []
  return [newJob('write-funder-overview', { accountId, data: { proposalId: id } }, sources)]
}

/**
 * Writes the overview of an application's funder, unless it has one, and marks it as completed, even if nothing is
 * known. If writing fails, the status is as if it had never been requested, so that it can be requested again.
 */
export class WriteFunderOverview implements WriterSteps<Name, Found, Draft> {
  readonly name = 'write-funder-overview'

  constructor(
    private readonly work: UnitOfWork<Stores>,
    private readonly writer: FunderOverviewWriter,
  ) {}

  find({ accountId, data }: AccountJob<Name>): Promise<Found | null> {
    return this.work.run(async ({ accounts, proposals, funders }) => {
      const proposal = await proposals.find(accountId, data.proposalId)
      const account = await accounts.find(accountId)
      if (proposal?.funderOverviewStatus !== 'processing' || !account) return null
      const funder = proposal.funderId && (await funders.find(accountId, proposal.funderId))
      return { task: funder?.markdownOverview === null ? { funder, settings: account.settings } : null }
    })
  }

  async write({ task }: Found, { context }: WriterRun): Promise<Draft> {
    if (task === null) return NOTHING
    return { ...(await this.writer.write(task, context)), funderId: task.funder.id }
  }

  save({ accountId, data }: AccountJob<Name>, written: Written<Draft>): Promise<JobResult> {
    return this.work.run(async ({ proposals, funders }) => {
      const proposal = await proposals.find(accountId, data.proposalId)
      if (proposal?.funderOverviewStatus !== 'processing') return null
      if (written.outcome === 'written') await keepOverview(funders, proposal.accountId, written.draft)
      const { funderOverviewStatus } = await proposals.save(withOutcome(addCost(proposal, written.usage), written))
      return written.outcome === 'failed' ? written.failure.error : funderOverviewStatus
    })
  }
}

/** Keeps an overview that somebody else wrote meanwhile. */
async function keepOverview(
  funders: Funders,
  accountId: AccountId,
  { text, funderId, ...draft }: Draft,
): Promise<void> {
  const funder = text && funderId && (await funders.find(accountId, funderId))
  if (funder && funder.markdownOverview === null) await funders.save(withOverview(funder, { ...draft, text }))
}

function withOutcome(proposal: Proposal, written: Written<Draft>): Proposal {
  const { outcome } = written
  if (outcome === 'written') return isOfAnother(proposal, written.draft) ? proposal : completeFunderOverview(proposal)
  return outcome === 'failed' ? dropFunderOverview(proposal) : proposal
}

/** The present funder's overview then has its own job. */
function isOfAnother(proposal: Proposal, { funderId }: Draft): boolean {
  return funderId !== null && funderId !== proposal.funderId
}
