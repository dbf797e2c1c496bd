import type { DocumentReader } from '../documents/ports/document-reader.ts'
import { recordAction } from '../audit/record-action.ts'
import type { AuditLog } from '../audit/ports/audit-log.ts'
import { newJob } from '../jobs/job.ts'
import type { Jobs } from '../jobs/ports/jobs.ts'
import { AppError } from '../shared/app-error.ts'
import type { Clock } from '../shared/ports/clock.ts'
import type { IdSource } from '../shared/ports/id-source.ts'
import type { UnitOfWork } from '../shared/ports/unit-of-work.ts'
import type { AccountId } from './account.ts'
import { assertAdmin } from './assert-admin.ts'
import { findAccount } from './find-account.ts'
import type { Accounts } from './ports/accounts.ts'
import type { Actor } from './user.ts'

/** Requests the facts file of an account, generated from its shared library; for admins. */
export class RequestFactsFile {
  constructor(
    private readonly work: UnitOfWork<{ accounts: Accounts; jobs: Jobs; auditLog: AuditLog }>,
    private readonly documents: DocumentReader,
    readonly ids: IdSource,
    readonly clock: Clock,
  ) {}

  /** Throws `conflict` where the shared library holds no document. */
  async execute({ actor, accountId }: { actor: Actor; accountId: AccountId }): Promise<void> {
    assertAdmin(actor)
    const shared = await this.documents.shared(accountId)
    await this.work.run(async ({ accounts, jobs, auditLog }) => {
      await findAccount(accounts, actor, accountId)
      if (shared.length === 0) throw noDocuments()
      await jobs.add(newJob('generate-facts-file', { accountId, data: {} }, this))
      await recordAction(auditLog, actor, { action: 'generate-facts-file', onAccount: accountId }, this)
    })
  }
}

function noDocuments(): AppError {
  return new AppError('conflict', 'accounts.documents-required')
}
