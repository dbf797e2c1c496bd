import { assertAdmin } from '../accounts/assert-admin.ts'
import type { Actor } from '../accounts/user.ts'
import type { UnitOfWork } from '../shared/ports/unit-of-work.ts'
import { jobNotFound, type JobId } from './job.ts'
import type { Jobs } from './ports/jobs.ts'

/** Removes a job for good; one that runs leaves no trace when it ends. For admins. */
export class RemoveJob {
  constructor(private readonly work: UnitOfWork<{ jobs: Jobs }>) {}

  async execute({ actor, jobId }: { actor: Actor; jobId: JobId }): Promise<void> {
    assertAdmin(actor)
    await this.work.run(async ({ jobs }) => {
      if (!(await jobs.find(jobId))) throw jobNotFound()
      await jobs.remove(jobId)
    })
  }
}
