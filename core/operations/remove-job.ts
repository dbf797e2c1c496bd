import type { JobId } from '../shared/ids.ts'
import { assertAdmin } from '../identity/assert-admin.ts'
import type { Actor } from '../identity/user.ts'
import type { AuditLog } from '../audit/ports.ts'
import { recordAction, type ActionSources } from '../audit/record-action.ts'
import type { UnitOfWork } from '../shared/ports.ts'
import { jobNotFound } from '../jobs/job.ts'
import type { Jobs } from '../jobs/ports.ts'

/** Removes a job permanently; a running one ends unrecorded. For admins. */
export class RemoveJob {
  constructor(
    private readonly work: UnitOfWork<{ jobs: Jobs; auditLog: AuditLog }>,
    private readonly sources: ActionSources,
  ) {}

  async execute({ actor, jobId }: { actor: Actor; jobId: JobId }): Promise<void> {
    assertAdmin(actor)
    await this.work.run(async ({ jobs, auditLog }) => {
      const job = await jobs.find(jobId)
      if (!job) throw jobNotFound()
      await jobs.remove(jobId)
      const act = { action: 'delete-job', onAccount: job.accountId, subjectId: jobId } as const
      await recordAction(auditLog, actor, act, this.sources)
    })
  }
}
