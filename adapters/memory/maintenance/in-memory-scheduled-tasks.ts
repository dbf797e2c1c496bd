import { stale } from '../../../core/shared/stale.ts'
import type { ScheduledTasks } from '../../../core/maintenance/ports.ts'
import type { ScheduledTask } from '../../../core/maintenance/scheduled-task.ts'
import type { StagedTable } from '../staged-table.ts'

export class InMemoryScheduledTasks implements ScheduledTasks {
  constructor(private readonly scheduledTasks: StagedTable<ScheduledTask>) {}

  async find(name: string): Promise<ScheduledTask | null> {
    return structuredClone(this.scheduledTasks.get(name) ?? null)
  }

  async save(job: ScheduledTask): Promise<ScheduledTask> {
    if ((this.scheduledTasks.get(job.name)?.version ?? 0) !== job.version) throw stale()
    const saved = { ...job, version: job.version + 1 }
    this.scheduledTasks.set(job.name, saved)
    return { ...saved }
  }
}
