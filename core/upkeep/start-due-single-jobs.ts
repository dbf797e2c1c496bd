import { isAppError } from '../shared/app-error.ts'
import type { Clock } from '../shared/ports/clock.ts'
import type { IdSource } from '../shared/ports/id-source.ts'
import type { UnitOfWork } from '../shared/ports/unit-of-work.ts'
import { queueSingleJob, type SingleJobStores } from './queue-single-job.ts'
import { afterInterval, type SingleJobPlan } from './single-job.ts'

/**
 * Queues the single jobs that are due. Every process of an installation asks for it; an interval has one run all the
 * same. A job seen for the first time runs after its first interval.
 */
export class StartDueSingleJobs {
  constructor(
    private readonly work: UnitOfWork<SingleJobStores>,
    private readonly plans: readonly SingleJobPlan[],
    private readonly ids: IdSource,
    private readonly clock: Clock,
  ) {}

  /** Answers when the next one is due. */
  async execute(): Promise<string> {
    const moments: string[] = []
    for (const plan of this.plans) moments.push(await this.startIfDue(plan))
    return moments.sort()[0] ?? this.clock.now()
  }

  private async startIfDue(plan: SingleJobPlan): Promise<string> {
    const now = this.clock.now()
    const next = afterInterval(plan, now)
    const sources = { ids: this.ids, clock: this.clock }
    try {
      return await this.work.run(async (stores) => {
        const stored = await stores.singleJobs.find(plan.name)
        if (stored && stored.nextRunAt > now) return stored.nextRunAt
        if (stored) await queueSingleJob(stores, plan, { stored, sources })
        else await stores.singleJobs.save({ name: plan.name, nextRunAt: next, jobId: null, version: 0 })
        return next
      })
    } catch (error) {
      if (isAppError(error, 'conflict')) return next
      throw error
    }
  }
}
