import type { JobId } from '../shared/ids.ts'
import { assertAdmin } from '../identity/assert-admin.ts'
import type { Actor } from '../identity/user.ts'
import { recordAction, type ActionSources } from '../audit/record-action.ts'
import type { UnitOfWork } from '../shared/ports/unit-of-work.ts'
import type { Stores } from '../stores.ts'
import { jobNotFound } from '../jobs/job.ts'
import type { JobQueue } from '../jobs/ports/job-queue.ts'
import { reopen } from './reopenings.ts'

/** Runs a job again at once, in any state. For admins. */
export class ReloadJob {
  constructor(
    private readonly work: UnitOfWork<Stores>,
    private readonly queue: JobQueue,
    private readonly sources: ActionSources,
  ) {}

  async execute({ actor, jobId }: { actor: Actor; jobId: JobId }): Promise<void> {
    assertAdmin(actor)
    await this.work.run(async (stores) => {
      const job = await stores.jobs.find(jobId)
      if (!job) throw jobNotFound()
      if (job.state === 'completed' || job.state === 'failed') await reopen(stores, job)
      const act = { action: 'reload-job', onAccount: job.accountId, subjectId: jobId } as const
      await recordAction(stores.auditLog, actor, act, this.sources)
    })
    await this.queue.reload(jobId, this.sources.clock.now())
  }
}
