import { assertAdmin } from '../accounts/assert-admin.ts'
import type { Actor } from '../accounts/user.ts'
import type { Clock } from '../shared/ports/clock.ts'
import type { IdSource } from '../shared/ports/id-source.ts'
import type { UnitOfWork } from '../shared/ports/unit-of-work.ts'
import { queueSingleJob, type SingleJobStores } from './queue-single-job.ts'
import { singleJobNotFound, type SingleJobPlan } from './single-job.ts'

/** Queues a single job now, unless it is under way; its next run comes an interval later. For admins. */
export class RunSingleJob {
  constructor(
    private readonly work: UnitOfWork<SingleJobStores>,
    private readonly plans: readonly SingleJobPlan[],
    private readonly ids: IdSource,
    private readonly clock: Clock,
  ) {}

  async execute({ actor, name }: { actor: Actor; name: string }): Promise<void> {
    assertAdmin(actor)
    const plan = this.plans.find((one) => one.name === name)
    if (!plan) throw singleJobNotFound()
    const queued = { id: this.ids.next<'job'>(), now: this.clock.now() }
    await this.work.run(async (stores) => {
      const stored = await stores.singleJobs.find(name)
      await queueSingleJob(stores, plan, { stored, ...queued })
    })
  }
}
