import type { Accounts } from '../accounts/ports/accounts.ts'
import type { PayloadOf } from '../jobs/job-catalogue.ts'
import type { HandlerOf, JobInput } from '../jobs/job-handler.ts'
import { runWriter, type AccountJob, type WriterRun, type WriterSteps, type Written } from '../jobs/run-writer.ts'
import type { UnitOfWork } from '../shared/ports/unit-of-work.ts'
import type { FunderOverviewDraft, FunderOverviewTask, FunderOverviewWriter } from './ports/funder-overview-writer.ts'
import type { Funders } from './ports/funders.ts'

type Name = 'renew-funder-overview'

const NOTHING_KNOWN = 'Nothing is known of this funder but its name. The overview stays as it was.'
const GONE = 'The funder is not there any more.'

/** Writes the overview of a funder in place of what it had; where nothing is known, that stays. */
export class RenewFunderOverview
  implements HandlerOf<Name>, WriterSteps<Name, FunderOverviewTask, FunderOverviewDraft>
{
  constructor(
    private readonly work: UnitOfWork<{ accounts: Accounts; funders: Funders }>,
    private readonly writer: FunderOverviewWriter,
  ) {}

  async execute(input: JobInput<PayloadOf<Name>>): Promise<string | null> {
    return (await runWriter(this, input)) ?? GONE
  }

  find({ accountId, data }: AccountJob<Name>): Promise<FunderOverviewTask | null> {
    return this.work.run(async ({ accounts, funders }) => {
      const account = await accounts.find(accountId)
      const funder = await funders.findAny(data.funderId)
      return account && funder && { funder, settings: account.settings }
    })
  }

  write(task: FunderOverviewTask, { order }: WriterRun): Promise<FunderOverviewDraft> {
    return this.writer.write(task, order)
  }

  endsWith(): boolean {
    return false
  }

  save({ data }: AccountJob<Name>, written: Written<FunderOverviewDraft>): Promise<string | null> {
    return this.work.run(async ({ funders }) => {
      const funder = await funders.findAny(data.funderId)
      if (!funder || written.outcome !== 'written') return null
      const { text, citations } = written.draft
      if (text === null) return NOTHING_KNOWN
      await funders.save({ ...funder, markdownOverview: text, citations })
      return 'The overview was written anew.'
    })
  }
}
