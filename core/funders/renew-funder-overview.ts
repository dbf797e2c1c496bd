import type { Accounts } from '../accounts/ports/accounts.ts'
import type { JobHandler, JobInput } from '../jobs/job-handler.ts'
import type { UnitOfWork } from '../shared/ports/unit-of-work.ts'
import { workOrder } from '../spending/work-order.ts'
import type { FunderId } from './funder.ts'
import type { FunderOverviewDraft, FunderOverviewTask, FunderOverviewWriter } from './ports/funder-overview-writer.ts'
import type { Funders } from './ports/funders.ts'

const NOTHING_KNOWN = 'Nothing is known of this funder but its name. The overview stays as it was.'
const GONE = 'The funder is not there any more.'

/** Writes the overview of a funder in place of what it had; where nothing is known, that stays. */
export class RenewFunderOverview implements JobHandler {
  constructor(
    private readonly work: UnitOfWork<{ accounts: Accounts; funders: Funders }>,
    private readonly writer: FunderOverviewWriter,
  ) {}

  async execute({ data, accountId, cancellation }: JobInput): Promise<string | null> {
    const funderId = data['funderId'] as FunderId
    const task = accountId && (await this.taskFor(accountId, funderId))
    if (!task) return GONE
    const draft = await this.writer.write(task, workOrder(accountId, cancellation))
    return draft.text === null ? NOTHING_KNOWN : this.keep(funderId, draft)
  }

  private taskFor(accountId: NonNullable<JobInput['accountId']>, id: FunderId): Promise<FunderOverviewTask | null> {
    return this.work.run(async ({ accounts, funders }) => {
      const account = await accounts.find(accountId)
      const funder = await funders.findAny(id)
      return account && funder && { funder, settings: account.settings }
    })
  }

  private keep(id: FunderId, { text, citations }: FunderOverviewDraft): Promise<string> {
    return this.work.run(async ({ funders }) => {
      const funder = await funders.findAny(id)
      if (!funder) return GONE
      await funders.save({ ...funder, markdownOverview: text, citations })
      return 'The overview was written anew.'
    })
  }
}
