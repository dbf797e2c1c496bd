import type { AccountId, UserId } from '../accounts/account.ts'
import type { Actor } from '../accounts/user.ts'
import type { Id } from '../shared/id.ts'
import type { Clock } from '../shared/ports/clock.ts'
import type { IdSource } from '../shared/ports/id-source.ts'
import type { AuditLog } from './ports/audit-log.ts'

export type AuditEntryId = Id<'audit-entry'>

export type AuditAction =
  'remove-account' | 'change-settings' | 'generate-facts-file' | 'reload-answers' | 'reload-answer' | 'change-type'

/** That an admin did something to what is another account's. It names things by their identifiers alone. */
export interface AuditEntry {
  readonly id: AuditEntryId
  readonly at: string
  readonly adminId: UserId
  readonly action: AuditAction
  /** Whose data it was. The entry stays when the account goes. */
  readonly onAccount: AccountId
  /** The application or the question that it was done to; null where it was the account. */
  readonly subjectId: string | null
}

/** What an entry is made from. */
export interface ActSources {
  readonly ids: IdSource
  readonly clock: Clock
}

type Act = Pick<AuditEntry, 'action' | 'onAccount'> & { readonly subjectId?: string }

/** Notes an act, in the unit of work in which it is done. What admins do to their own account is nobody else's matter. */
export async function recordAct(
  auditLog: AuditLog,
  actor: Actor,
  { action, onAccount, subjectId }: Act,
  { ids, clock }: ActSources,
): Promise<void> {
  if (onAccount === actor.accountId) return
  const id = ids.next<'audit-entry'>()
  await auditLog.add({ id, at: clock.now(), adminId: actor.userId, action, onAccount, subjectId: subjectId ?? null })
}
