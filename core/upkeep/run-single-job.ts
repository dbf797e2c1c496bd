import { assertAdmin } from '../accounts/assert-admin.ts'
import type { Actor } from '../accounts/user.ts'
import type { AuditLog } from '../audit/ports/audit-log.ts'
import { recordAct, type ActSources } from '../audit/record-act.ts'
import type { UnitOfWork } from '../shared/ports/unit-of-work.ts'
import { queueSingleJob, type SingleJobStores } from './queue-single-job.ts'
import { singleJobNotFound, type SingleJobPlan } from './single-job.ts'

/** Queues a single job now, unless it is under way; its next run comes an interval later. For admins. */
export class RunSingleJob {
  constructor(
    private readonly work: UnitOfWork<SingleJobStores & { readonly auditLog: AuditLog }>,
    private readonly plans: readonly SingleJobPlan[],
    private readonly sources: ActSources,
  ) {}

  async execute({ actor, name }: { actor: Actor; name: string }): Promise<void> {
    assertAdmin(actor)
    const plan = this.plans.find((one) => one.name === name)
    if (!plan) throw singleJobNotFound()
    await this.work.run(async (stores) => {
      const stored = await stores.singleJobs.find(name)
      if (!(await queueSingleJob(stores, plan, { stored, sources: this.sources }))) return
      const act = { action: 'run-single-job', onAccount: null, subjectId: name } as const
      await recordAct(stores.auditLog, actor, act, this.sources)
    })
  }
}
