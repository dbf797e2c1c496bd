import type { JobResult } from '../jobs/job-handler.ts'
import type { Accounts } from '../identity/ports.ts'
import type { AccountJob, WriterRun, WriterSteps, Written } from '../jobs/writer-job.ts'
import type { UnitOfWork } from '../shared/ports.ts'
import { withOverview } from './funder.ts'
import type { FunderOverviewDraft, FunderOverviewTask, FunderOverviewWriter, Funders } from './ports.ts'

type Name = 'renew-funder-overview'

const NOTHING_KNOWN = { code: 'funders.overview-kept' } as const

/** Replaces the overview of a funder; keeps it if nothing is known. */
export class RenewFunderOverview implements WriterSteps<Name, FunderOverviewTask, FunderOverviewDraft> {
  readonly name = 'renew-funder-overview'

  constructor(
    private readonly work: UnitOfWork<{ accounts: Accounts; funders: Funders }>,
    private readonly writer: FunderOverviewWriter,
  ) {}

  find({ accountId, data }: AccountJob<Name>): Promise<FunderOverviewTask | null> {
    return this.work.run(async ({ accounts, funders }) => {
      const account = await accounts.find(accountId)
      const funder = await funders.findAny(data.funderId)
      return account && funder && { funder, settings: account.settings }
    })
  }

  write(task: FunderOverviewTask, { context }: WriterRun): Promise<FunderOverviewDraft> {
    return this.writer.write(task, context)
  }

  endsWith(): boolean {
    return false
  }

  save({ data }: AccountJob<Name>, written: Written<FunderOverviewDraft>): Promise<JobResult> {
    return this.work.run(async ({ funders }) => {
      const funder = await funders.findAny(data.funderId)
      if (!funder || written.outcome !== 'written') return null
      const { text } = written.draft
      if (text === null) return NOTHING_KNOWN
      await funders.save(withOverview(funder, { ...written.draft, text }))
      return { code: 'funders.overview-renewed' }
    })
  }
}
