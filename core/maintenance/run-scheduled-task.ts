import { assertAdmin } from '../identity/assert-admin.ts'
import type { Actor } from '../identity/user.ts'
import type { AuditLog } from '../audit/ports.ts'
import { recordAction, type ActionSources } from '../audit/record-action.ts'
import type { UnitOfWork } from '../shared/ports.ts'
import { queueScheduledTask, type ScheduledTaskStores } from './queue-scheduled-task.ts'
import { scheduledTaskNotFound, type ScheduledTaskPlan } from './scheduled-task.ts'

/** Queues a scheduled task now, unless it is running; its next run follows one interval later. For admins. */
export class RunScheduledTask {
  constructor(
    private readonly work: UnitOfWork<ScheduledTaskStores & { readonly auditLog: AuditLog }>,
    private readonly plans: readonly ScheduledTaskPlan[],
    private readonly sources: ActionSources,
  ) {}

  async execute({ actor, name }: { actor: Actor; name: string }): Promise<void> {
    assertAdmin(actor)
    const plan = this.plans.find((one) => one.name === name)
    if (!plan) throw scheduledTaskNotFound()
    await this.work.run(async (stores) => {
      const stored = await stores.scheduledTasks.find(name)
      if (!(await queueScheduledTask(stores, plan, { stored, sources: this.sources }))) return
      const act = { action: 'run-single-job', onAccount: null, subjectId: name } as const
      await recordAction(stores.auditLog, actor, act, this.sources)
    })
  }
}
