import { newJob } from '../jobs/job.ts'
import type { Jobs } from '../jobs/ports/jobs.ts'
import { isAppError } from '../shared/app-error.ts'
import type { Clock } from '../shared/ports/clock.ts'
import type { IdSource } from '../shared/ports/id-source.ts'
import type { UnitOfWork } from '../shared/ports/unit-of-work.ts'
import { notYetRun, withRun, type DataMigrationWork } from './data-migration.ts'
import type { DataMigrations } from './ports/data-migrations.ts'

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
