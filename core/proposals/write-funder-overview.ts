import type { Accounts } from '../accounts/ports/accounts.ts'
import type {
  FunderOverviewDraft,
  FunderOverviewTask,
  FunderOverviewWriter,
} from '../funders/ports/funder-overview-writer.ts'
import type { Funders } from '../funders/ports/funders.ts'
import { whyGivenUp } from '../jobs/giving-up.ts'
import type { GivenUpJob, JobHandler, JobInput } from '../jobs/job-handler.ts'
import { newJob, type Job } from '../jobs/job.ts'
import { isAppError } from '../shared/app-error.ts'
import { failureOf, type Failure } from '../shared/failure.ts'
import type { Log } from '../shared/ports/log.ts'
import type { UnitOfWork } from '../shared/ports/unit-of-work.ts'
import { workOrder, type WorkOrder } from '../spending/work-order.ts'
import type { GrantSources } from './grant-to-create.ts'
import type { Proposals } from './ports/proposals.ts'
import type { Proposal, ProposalId } from './proposal.ts'

interface Stores {
  readonly accounts: Accounts
  readonly proposals: Proposals
  readonly funders: Funders
}

interface Work {
  readonly proposal: Proposal
  /** Null where there is nothing to write. */
  readonly task: FunderOverviewTask | null
}

type Outcome = FunderOverviewDraft | 'nothing' | 'later' | Failure

const ENDED_PROCESS = { doing: 'Writing this overview', advice: 'Please ask for it again later.' }

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
 * known. One that could not be written is as if nobody had asked for it, so that it can be asked for again.
 */
export class WriteFunderOverview implements JobHandler {
  constructor(
    private readonly work: UnitOfWork<Stores>,
    private readonly writer: FunderOverviewWriter,
    private readonly log: Log,
  ) {}

  async execute({ data, accountId, lastAttempt, cancellation }: JobInput): Promise<string | null> {
    const proposalId = data['proposalId'] as ProposalId
    const found = accountId && (await this.find(accountId, proposalId))
    if (!found) return null
    const order = workOrder(accountId, cancellation)
    return this.keep(found.proposal, await this.write(found, order, lastAttempt), order)
  }

  async giveUp(job: GivenUpJob): Promise<void> {
    const { data, accountId } = job
    const id = data['proposalId'] as ProposalId
    const proposal = accountId && (await this.work.run(({ proposals }) => proposals.find(accountId, id)))
    if (proposal) await this.keep(proposal, whyGivenUp(job, ENDED_PROCESS), workOrder(accountId))
  }

  private find(accountId: Proposal['accountId'], id: ProposalId): Promise<Work | null> {
    return this.work.run(async ({ accounts, proposals, funders }) => {
      const proposal = await proposals.find(accountId, id)
      const account = await accounts.find(accountId)
      if (proposal?.funderOverviewStatus !== 'processing' || !account) return null
      const funder = proposal.funderId && (await funders.find(accountId, proposal.funderId))
      return { proposal, task: funder?.markdownOverview === null ? { funder, settings: account.settings } : null }
    })
  }

  private async write({ proposal, task }: Work, order: WorkOrder, lastAttempt: boolean): Promise<Outcome> {
    if (task === null) return 'nothing'
    try {
      return await this.writer.write(task, order)
    } catch (error) {
      if (order.cancellation.aborted || (isAppError(error, 'unavailable') && !lastAttempt)) {
        await this.keep(proposal, 'later', order)
        throw error
      }
      this.log.error('A funder overview could not be written', { funderId: task.funder.id, error })
      return failureOf(error)
    }
  }

  private keep(of: Proposal, outcome: Outcome, { meter }: WorkOrder): Promise<string | null> {
    return this.work.run(async ({ proposals, funders }) => {
      const proposal = await proposals.find(of.accountId, of.id)
      const cost = meter.total()?.cost ?? 0
      if (proposal?.funderOverviewStatus !== 'processing' || (outcome === 'later' && cost === 0)) return null
      const charged = { ...proposal, totalCost: proposal.totalCost + cost }
      if (outcome === 'later') return (await proposals.save(charged)).funderOverviewStatus
      if (outcome !== 'nothing' && 'error' in outcome) {
        await proposals.save({ ...charged, funderOverviewStatus: null })
        return outcome.error
      }
      const funder = proposal.funderId && (await funders.find(of.accountId, proposal.funderId))
      if (outcome !== 'nothing' && outcome.text && funder && funder.markdownOverview === null)
        await funders.save({ ...funder, markdownOverview: outcome.text, citations: outcome.citations })
      return (await proposals.save({ ...charged, funderOverviewStatus: 'completed' })).funderOverviewStatus
    })
  }
}
