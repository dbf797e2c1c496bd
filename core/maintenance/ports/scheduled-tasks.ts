import type { ScheduledTask } from '../scheduled-task.ts'

export interface ScheduledTasks {
  /** Null if it was never planned. */
  find(name: string): Promise<ScheduledTask | null>
  /** Inserts when `version` is 0, else updates; throws `conflict` when somebody else saved in between. */
  save(job: ScheduledTask): Promise<ScheduledTask>
}
