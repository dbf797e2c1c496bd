import type { Actor } from '../accounts/user.ts'
import type { Clock } from '../shared/ports/clock.ts'
import type { IdSource } from '../shared/ports/id-source.ts'
import type { AuditEntry } from './audit-entry.ts'
import type { AuditLog } from './ports/audit-log.ts'

/** What an entry is made from. */
export interface ActionSources {
  readonly ids: IdSource
  readonly clock: Clock
}

type Act = Pick<AuditEntry, 'action' | 'onAccount'> & { readonly subjectId?: string }

/** Records an action in the unit of work that performs it. What admins do to their own account is not recorded. */
export async function recordAction(
  auditLog: AuditLog,
  actor: Actor,
  { action, onAccount, subjectId }: Act,
  { ids, clock }: ActionSources,
): Promise<void> {
  if (onAccount === actor.accountId) return
  const id = ids.next<'audit-entry'>()
  await auditLog.add({ id, at: clock.now(), adminId: actor.userId, action, onAccount, subjectId: subjectId ?? null })
}
