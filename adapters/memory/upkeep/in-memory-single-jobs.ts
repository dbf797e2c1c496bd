import { stale } from '../../../core/shared/stale.ts'
import type { SingleJobs } from '../../../core/upkeep/ports/single-jobs.ts'
import type { SingleJob } from '../../../core/upkeep/single-job.ts'
import type { StagedTable } from '../staged-table.ts'

export class InMemorySingleJobs implements SingleJobs {
  constructor(private readonly singleJobs: StagedTable<SingleJob>) {}

  async find(name: string): Promise<SingleJob | null> {
    return structuredClone(this.singleJobs.get(name) ?? null)
  }

  async save(job: SingleJob): Promise<SingleJob> {
    if ((this.singleJobs.get(job.name)?.version ?? 0) !== job.version) throw stale()
    const saved = { ...job, version: job.version + 1 }
    this.singleJobs.set(job.name, saved)
    return { ...saved }
  }
}
