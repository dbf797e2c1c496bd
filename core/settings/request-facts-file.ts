import type { AccountId } from '../shared/ids.ts'
import { SHARED_LIBRARY } from '../documents/document.ts'
import type { DocumentReader } from '../documents/ports.ts'
import { recordAction } from '../audit/record-action.ts'
import type { AuditLog } from '../audit/ports.ts'
import { newJob } from '../jobs/job.ts'
import type { Jobs } from '../jobs/ports.ts'
import { AppError } from '../shared/app-error.ts'
import type { Clock, IdSource, UnitOfWork } from '../shared/ports.ts'
import { replaceableState } from '../texts/drafts.ts'
import { assertAdmin } from '../identity/assert-admin.ts'
import { findAccount } from '../accounts/find-account.ts'
import { factsTextOf } from './open-facts-file.ts'
import type { Accounts } from '../identity/ports.ts'
import type { Actor } from '../identity/user.ts'

interface FactsFileToRequest {
  readonly actor: Actor
  readonly accountId: AccountId
  /** The admin agrees that the new file replaces one that a person wrote or changed. */
  readonly confirmed?: boolean
}

/** Requests a facts file for an account, generated from its shared library; for admins. */
export class RequestFactsFile {
  constructor(
    private readonly work: UnitOfWork<{ accounts: Accounts; jobs: Jobs; auditLog: AuditLog }>,
    private readonly documents: DocumentReader,
    readonly ids: IdSource,
    readonly clock: Clock,
  ) {}

  /**
   * Throws `conflict` where the shared library is empty, and where somebody wrote or changed the facts file, unless
   * `confirmed`.
   */
  async execute({ actor, accountId, confirmed = false }: FactsFileToRequest): Promise<void> {
    assertAdmin(actor)
    const shared = await this.documents.ofScopes(accountId, SHARED_LIBRARY)
    await this.work.run(async ({ accounts, jobs, auditLog }) => {
      const account = await findAccount(accounts, actor, accountId)
      if (shared.length === 0) throw noDocuments()
      const factsFileState = replaceableState(factsTextOf(account).current, confirmed)
      if (factsFileState?.isReplaceable === true) await accounts.save({ ...account, factsFileState })
      await jobs.add(newJob('generate-facts-file', { accountId, data: {} }, this))
      await recordAction(auditLog, actor, { action: 'generate-facts-file', onAccount: accountId }, this)
    })
  }
}

function noDocuments(): AppError {
  return new AppError('conflict', 'accounts.documents-required')
}
