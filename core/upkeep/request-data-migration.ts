import { assertAdmin } from '../accounts/assert-admin.ts'
import type { Actor } from '../accounts/user.ts'
import type { AuditLog } from '../audit/ports/audit-log.ts'
import { recordAct, type ActSources } from '../audit/record-act.ts'
import { newJob, type JobId } from '../jobs/job.ts'
import type { Jobs } from '../jobs/ports/jobs.ts'
import type { UnitOfWork } from '../shared/ports/unit-of-work.ts'
import { dataMigrationNotFound, notYetRun, withRun, type DataMigrationWork } from './data-migration.ts'
import type { DataMigrations } from './ports/data-migrations.ts'
import { isUnfinished } from './single-job.ts'

const PRIORITY = -1

/** Queues a run of a data migration, unless one is under way; one that was cut off goes on. For admins. */
export class RequestDataMigration {
  constructor(
    private readonly work: UnitOfWork<{ dataMigrations: DataMigrations; jobs: Jobs; auditLog: AuditLog }>,
    private readonly works: readonly DataMigrationWork[],
    private readonly sources: ActSources,
  ) {}

  /** Answers the job that runs it, and whether it is a new one. */
  async execute({ actor, id }: { actor: Actor; id: string }): Promise<{ jobId: JobId; isNew: boolean }> {
    assertAdmin(actor)
    if (!this.works.some((one) => one.id === id)) throw dataMigrationNotFound()
    return this.work.run(async ({ dataMigrations, jobs, auditLog }) => {
      const migration = (await dataMigrations.find(id)) ?? notYetRun(id)
      const known = migration.jobId
      if (known && isUnfinished(await jobs.find(known))) return { jobId: known, isNew: false }
      const jobId = this.sources.ids.next<'job'>()
      await dataMigrations.save(withRun(migration, jobId))
      const job = { id: jobId, name: id, accountId: null, data: {} }
      await jobs.add(newJob({ ...job, now: this.sources.clock.now(), priority: PRIORITY }))
      await recordAct(auditLog, actor, { action: 'run-migration', onAccount: null, subjectId: id }, this.sources)
      return { jobId, isNew: true }
    })
  }
}
