import { newJob } from '../jobs/job.ts'
import type { Jobs } from '../jobs/ports.ts'
import { isAppError } from '../shared/app-error.ts'
import type { Clock, IdSource, UnitOfWork } from '../shared/ports.ts'
import { notYetRun, withRun, type DataMigrationWork } from './data-migration.ts'
import type { DataMigrations } from './ports.ts'

/**
 * Queues data migrations that run automatically, once per installation, when there is something to do. Every process
 * calls it at its start.
 */
export class StartFirstRuns {
  constructor(
    private readonly work: UnitOfWork<{ dataMigrations: DataMigrations; jobs: Jobs }>,
    private readonly works: readonly DataMigrationWork[],
    private readonly ids: IdSource,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<void> {
    for (const work of this.works) if (work.runsByItself) await this.startIfNew(work)
  }

  private async startIfNew(work: DataMigrationWork): Promise<void> {
    const known = await this.work.run(({ dataMigrations }) => dataMigrations.find(work.id))
    if (known !== null || (await work.count()) === 0) return
    const sources = { ids: this.ids, clock: this.clock }
    try {
      await this.work.run(async ({ dataMigrations, jobs }) => {
        const jobId = this.ids.next<'job'>()
        await dataMigrations.save(withRun(notYetRun(work.id), jobId))
        await jobs.add(newJob(work.id, { id: jobId, accountId: null, data: {} }, sources))
      })
    } catch (error) {
      if (!isAppError(error, 'conflict')) throw error
    }
  }
}
