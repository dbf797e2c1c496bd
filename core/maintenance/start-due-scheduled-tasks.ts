import { isAppError } from '../shared/app-error.ts'
import type { Clock, IdSource, UnitOfWork } from '../shared/ports.ts'
import { queueScheduledTask, type ScheduledTaskStores } from './queue-scheduled-task.ts'
import { afterInterval, type ScheduledTaskPlan } from './scheduled-task.ts'

/**
 * Queues the scheduled tasks that are due. Every process calls it, but each interval has one run. A new task first runs
 * after one interval.
 */
export class StartDueScheduledTasks {
  constructor(
    private readonly work: UnitOfWork<ScheduledTaskStores>,
    private readonly plans: readonly ScheduledTaskPlan[],
    private readonly ids: IdSource,
    private readonly clock: Clock,
  ) {}

  /** Returns the time at which the next one is due. */
  async execute(): Promise<string> {
    const moments: string[] = []
    for (const plan of this.plans) moments.push(await this.startIfDue(plan))
    return moments.sort()[0] ?? this.clock.now()
  }

  private async startIfDue(plan: ScheduledTaskPlan): Promise<string> {
    const now = this.clock.now()
    const next = afterInterval(plan, now)
    const sources = { ids: this.ids, clock: this.clock }
    try {
      return await this.work.run(async (stores) => {
        const stored = await stores.scheduledTasks.find(plan.name)
        if (stored && stored.nextRunAt > now) return stored.nextRunAt
        if (stored) await queueScheduledTask(stores, plan, { stored, sources })
        else await stores.scheduledTasks.save({ name: plan.name, nextRunAt: next, jobId: null, version: 0 })
        return next
      })
    } catch (error) {
      if (isAppError(error, 'conflict')) return next
      throw error
    }
  }
}
