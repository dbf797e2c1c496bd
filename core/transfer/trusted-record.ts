import type { AccountId } from '../shared/ids.ts'
import type { Audience } from './manifest.ts'
import type { RecordKind, RecordOf } from './records.ts'

/**
 * A record of an archive as far as its sender is trusted. Owners' archives import no rights, passwords, verified
 * addresses, shared funders or planned removals, whatever the archive claims.
 */
export function trustedRecord<Kind extends RecordKind>(
  kind: Kind,
  record: RecordOf[Kind],
  trust: Audience,
  accountId: AccountId,
): RecordOf[Kind] {
  if (trust === 'operator') return record
  if (kind === 'users') {
    const { emailVerifiedAt: _, ...user } = record as RecordOf['users']
    return { ...user, isAdmin: false, passwordHash: null } as RecordOf[Kind]
  }
  if (kind === 'account') return { ...record, removal: null, offeredTo: null }
  return kind === 'funders' ? { ...record, accountId } : record
}
