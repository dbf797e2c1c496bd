import type { ScheduledTask } from '../scheduled-task.ts'

export interface ScheduledTasks {
  /** Null when it was never planned. */
  find(name: string): Promise<ScheduledTask | null>
  /** Inserts when `version` is 0, else updates; throws `conflict` when somebody else did so in between. */
  save(job: ScheduledTask): Promise<ScheduledTask>
}
