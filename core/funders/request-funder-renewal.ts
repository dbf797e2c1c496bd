import type { JobId, FunderId } from '../shared/ids.ts'
import { assertAdmin } from '../identity/assert-admin.ts'
import type { Actor } from '../identity/user.ts'
import type { AuditLog } from '../audit/ports.ts'
import { recordAction, type ActionSources } from '../audit/record-action.ts'
import { newJob } from '../jobs/job.ts'
import type { Jobs } from '../jobs/ports.ts'
import type { UnitOfWork } from '../shared/ports.ts'
import type { Funders } from './ports.ts'
import { funderNotFound } from './search-funders.ts'

/** Requests a new overview of a funder, in the language and at the cost of the admin's own account; for admins. */
export class RequestFunderRenewal {
  constructor(
    private readonly work: UnitOfWork<{ funders: Funders; jobs: Jobs; auditLog: AuditLog }>,
    private readonly sources: ActionSources,
  ) {}

  /** Returns the job that writes it. */
  async execute({ actor, funderId }: { actor: Actor; funderId: FunderId }): Promise<JobId> {
    assertAdmin(actor)
    const { accountId } = actor
    return this.work.run(async ({ funders, jobs, auditLog }) => {
      const funder = await funders.findAny(funderId)
      if (!funder) throw funderNotFound()
      const job = newJob('renew-funder-overview', { accountId, data: { funderId } }, this.sources)
      await jobs.add(job)
      const onAccount = funder.accountId === accountId ? null : funder.accountId
      await recordAction(auditLog, actor, { action: 'renew-overview', onAccount, subjectId: funderId }, this.sources)
      return job.id
    })
  }
}
