import type { JobHandler, JobInput } from '../jobs/job-handler.ts'
import type { UnitOfWork } from '../shared/ports.ts'
import { withResult, type DataMigration, type DataMigrationWork } from './data-migration.ts'
import type { DataMigrations } from './ports.ts'

/**
 * Runs a data migration in steps and stores the position after each, so that an interrupted run continues from there.
 */
export class RunDataMigration implements JobHandler {
  constructor(
    private readonly work: UnitOfWork<{ dataMigrations: DataMigrations }>,
    private readonly migration: DataMigrationWork,
  ) {}

  async execute({ cancellation }: Pick<JobInput, 'cancellation'>): Promise<string | null> {
    const total = await this.migration.count()
    let known = await this.find()
    while (known?.isOpen) {
      if (cancellation?.aborted) return null
      const step = await this.migration.step(known.cursor)
      if (step === null) return this.end(known)
      const done = known.done + step.done
      const progress = `${done} of ${Math.max(done, total)} done.`
      known = await this.save(withResult({ ...known, done, cursor: step.last }, progress))
    }
    return null
  }

  private async end(known: DataMigration): Promise<string> {
    const result = known.done === 0 ? 'There was nothing to do.' : `All ${known.done} done.`
    const { runCount } = known
    await this.save(withResult({ ...known, isOpen: false, cursor: null, runCount: runCount + 1 }, result))
    return result
  }

  private find(): Promise<DataMigration | null> {
    return this.work.run(({ dataMigrations }) => dataMigrations.find(this.migration.id))
  }

  private save(migration: DataMigration): Promise<DataMigration> {
    return this.work.run(({ dataMigrations }) => dataMigrations.save(migration))
  }
}
