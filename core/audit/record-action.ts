import type { Actor } from '../identity/user.ts'
import type { Clock, IdSource } from '../shared/ports.ts'
import { maskedAddress, type AuditEntry } from './audit-entry.ts'
import type { AuditLog } from './ports.ts'

export interface ActionSources {
  readonly ids: IdSource
  readonly clock: Clock
}

type Act = Pick<AuditEntry, 'action' | 'onAccount'> & { readonly subjectId?: string }

/** Records an action in the unit of work that performs it. Admins' actions on their own account are not recorded. */
export async function recordAction(
  auditLog: AuditLog,
  actor: Actor,
  { action, onAccount, subjectId }: Act,
  { ids, clock }: ActionSources,
): Promise<void> {
  if (onAccount === actor.accountId) return
  const id = ids.next<'audit-entry'>()
  const act = { adminId: actor.userId, onAccount, subjectId: subjectId ?? null }
  const { admin, subject } = await auditLog.concernedBy(act)
  const addresses = {
    adminAddress: admin === null ? null : maskedAddress(admin),
    subjectAddress: subject === null ? null : maskedAddress(subject),
  }
  await auditLog.add({ id, at: clock.now(), action, ...act, ...addresses })
}
