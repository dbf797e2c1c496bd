import { assertAdmin } from '../accounts/assert-admin.ts'
import type { Actor } from '../accounts/user.ts'
import type { Job } from '../jobs/job.ts'
import type { UnitOfWork } from '../shared/ports/unit-of-work.ts'
import type { SingleJobStores } from './queue-single-job.ts'
import type { SingleJob, SingleJobPlan } from './single-job.ts'

export interface ListedSingleJob {
  readonly plan: SingleJobPlan
  /** Null while no process has planned it. */
  readonly planned: SingleJob | null
  /** The newest job that it queued; null where there is none, or it was removed. */
  readonly lastJob: Job | null
}

/** The single jobs with what became of their last run; for admins. */
export class ListSingleJobs {
  constructor(
    private readonly work: UnitOfWork<SingleJobStores>,
    private readonly plans: readonly SingleJobPlan[],
  ) {}

  async execute({ actor }: { actor: Actor }): Promise<ListedSingleJob[]> {
    assertAdmin(actor)
    return this.work.run(async ({ singleJobs, jobs }) => {
      const listed: ListedSingleJob[] = []
      for (const plan of this.plans) {
        const planned = await singleJobs.find(plan.name)
        listed.push({ plan, planned, lastJob: planned?.jobId ? await jobs.find(planned.jobId) : null })
      }
      return listed
    })
  }
}
