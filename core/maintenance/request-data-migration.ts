import type { JobId } from '../shared/ids.ts'
import { assertAdmin } from '../identity/assert-admin.ts'
import type { Actor } from '../identity/user.ts'
import type { AuditLog } from '../audit/ports.ts'
import { recordAction, type ActionSources } from '../audit/record-action.ts'
import { newJob } from '../jobs/job.ts'
import type { Jobs } from '../jobs/ports.ts'
import type { UnitOfWork } from '../shared/ports.ts'
import { dataMigrationNotFound, notYetRun, withRun, type DataMigrationWork } from './data-migration.ts'
import type { DataMigrations } from './ports.ts'
import { isUnfinished } from './scheduled-task.ts'

/** Queues a run of a data migration, unless one is in progress; continues an interrupted one. For admins. */
export class RequestDataMigration {
  constructor(
    private readonly work: UnitOfWork<{ dataMigrations: DataMigrations; jobs: Jobs; auditLog: AuditLog }>,
    private readonly works: readonly DataMigrationWork[],
    private readonly sources: ActionSources,
  ) {}

  /** Returns the job that runs it, and whether the job is new. */
  async execute({ actor, id }: { actor: Actor; id: string }): Promise<{ jobId: JobId; isNew: boolean }> {
    assertAdmin(actor)
    const work = this.works.find((one) => one.id === id)
    if (!work) throw dataMigrationNotFound()
    return this.work.run(async ({ dataMigrations, jobs, auditLog }) => {
      const migration = (await dataMigrations.find(id)) ?? notYetRun(id)
      const known = migration.jobId
      if (known && isUnfinished(await jobs.find(known))) return { jobId: known, isNew: false }
      const jobId = this.sources.ids.next<'job'>()
      await dataMigrations.save(withRun(migration, jobId))
      await jobs.add(newJob(work.id, { id: jobId, accountId: null, data: {} }, this.sources))
      await recordAction(auditLog, actor, { action: 'run-migration', onAccount: null, subjectId: id }, this.sources)
      return { jobId, isNew: true }
    })
  }
}
