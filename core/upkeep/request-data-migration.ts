import { assertAdmin } from '../accounts/assert-admin.ts'
import type { Actor } from '../accounts/user.ts'
import { newJob, type JobId } from '../jobs/job.ts'
import type { Jobs } from '../jobs/ports/jobs.ts'
import type { Clock } from '../shared/ports/clock.ts'
import type { IdSource } from '../shared/ports/id-source.ts'
import type { UnitOfWork } from '../shared/ports/unit-of-work.ts'
import { dataMigrationNotFound, notYetRun, withRun, type DataMigrationWork } from './data-migration.ts'
import type { DataMigrations } from './ports/data-migrations.ts'
import { isUnfinished } from './single-job.ts'

const PRIORITY = -1

/** Queues a run of a data migration, unless one is under way; one that was cut off goes on. For admins. */
export class RequestDataMigration {
  constructor(
    private readonly work: UnitOfWork<{ dataMigrations: DataMigrations; jobs: Jobs }>,
    private readonly works: readonly DataMigrationWork[],
    private readonly ids: IdSource,
    private readonly clock: Clock,
  ) {}

  /** Answers the job that runs it, and whether it is a new one. */
  async execute({ actor, id }: { actor: Actor; id: string }): Promise<{ jobId: JobId; isNew: boolean }> {
    assertAdmin(actor)
    if (!this.works.some((one) => one.id === id)) throw dataMigrationNotFound()
    return this.work.run(async ({ dataMigrations, jobs }) => {
      const migration = (await dataMigrations.find(id)) ?? notYetRun(id)
      const known = migration.jobId
      if (known && isUnfinished(await jobs.find(known))) return { jobId: known, isNew: false }
      const jobId = this.ids.next<'job'>()
      await dataMigrations.save(withRun(migration, jobId))
      const job = { id: jobId, name: id, accountId: null, data: {} }
      await jobs.add(newJob({ ...job, now: this.clock.now(), priority: PRIORITY }))
      return { jobId, isNew: true }
    })
  }
}
