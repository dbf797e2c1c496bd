import { assertAdmin } from '../identity/assert-admin.ts'
import type { Actor } from '../identity/user.ts'
import type { Job } from '../jobs/job.ts'
import type { UnitOfWork } from '../shared/ports.ts'
import type { ScheduledTaskStores } from './queue-scheduled-task.ts'
import type { ScheduledTask, ScheduledTaskPlan } from './scheduled-task.ts'

export interface ListedScheduledTask {
  readonly plan: ScheduledTaskPlan
  /** Null before any process has planned it. */
  readonly planned: ScheduledTask | null
  /** The newest job that it queued; null if there is none, or it was removed. */
  readonly lastJob: Job | null
}

/** Lists the scheduled tasks with the result of their last run; for admins. */
export class ListScheduledTasks {
  constructor(
    private readonly work: UnitOfWork<ScheduledTaskStores>,
    private readonly plans: readonly ScheduledTaskPlan[],
  ) {}

  async execute({ actor }: { actor: Actor }): Promise<ListedScheduledTask[]> {
    assertAdmin(actor)
    return this.work.run(async ({ scheduledTasks, jobs }) => {
      const listed: ListedScheduledTask[] = []
      for (const plan of this.plans) {
        const planned = await scheduledTasks.find(plan.name)
        listed.push({ plan, planned, lastJob: planned?.jobId ? await jobs.find(planned.jobId) : null })
      }
      return listed
    })
  }
}
