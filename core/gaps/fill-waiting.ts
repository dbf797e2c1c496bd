import type { AccountId, ProposalId } from '../shared/ids.ts'
import type { HandlerOf, JobInput, JobResult } from '../jobs/job-handler.ts'
import type { PayloadOf } from '../jobs/job-catalogue.ts'
import { profilesIn } from '../profile/profiles.ts'
import type { GrantSources } from '../proposals/form/grant-to-create.ts'
import type { UnitOfWork } from '../shared/ports.ts'
import { retryStale } from '../shared/retry-stale.ts'
import { fillApplication, type FillStores } from './fill-application.ts'
import { queueFilling } from '../jobs/queue-filling.ts'
import type { MissingAnswersReader } from './ports.ts'

type Name = 'fill-waiting'

/** Number of applications filled in by the request itself; a job fills in the others. */
const MOST_AT_ONCE = 10
const MOST_MISSING = 5_000

/** Fills in the missing answers of all open applications of an account from what people have entered. */
export class FillWaiting implements HandlerOf<Name> {
  readonly name = 'fill-waiting'

  constructor(
    private readonly work: UnitOfWork<FillStores>,
    private readonly missing: MissingAnswersReader,
    private readonly sources: GrantSources,
  ) {}

  /** Fills in the given application first. Returns the number of questions answered so far. */
  async fill(accountId: AccountId, first: ProposalId): Promise<number> {
    const all = [...new Set([first, ...(await this.applications(accountId))])]
    if (all.length > MOST_AT_ONCE) await this.work.run(({ jobs }) => queueFilling(jobs, accountId, this.sources))
    return this.fillEach(accountId, all.slice(0, MOST_AT_ONCE))
  }

  async execute({ accountId }: JobInput<PayloadOf<Name>>): Promise<JobResult> {
    if (accountId !== null) await this.fillEach(accountId, await this.applications(accountId))
    return null
  }

  private async applications(accountId: AccountId): Promise<ProposalId[]> {
    const answers = await this.missing.ofAccount(accountId, MOST_MISSING)
    return [...new Set(answers.map(({ proposalId }) => proposalId))]
  }

  private async fillEach(accountId: AccountId, proposals: readonly ProposalId[]): Promise<number> {
    let filled = 0
    for (const proposalId of proposals)
      filled += await retryStale(async () => {
        const profile = await profilesIn(this.work).read(accountId, this.sources.clock.now())
        const application = { accountId, proposalId, profile }
        return this.work.run((stores) => fillApplication(stores, application, this.sources))
      })
    return filled
  }
}
