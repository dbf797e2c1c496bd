import type { AccountId } from '../shared/ids.ts'
import type { Audience } from './manifest.ts'
import type { RecordKind, RecordOf } from './records.ts'

/**
 * A record of an archive as far as whoever hands it in is trusted: of an owner's, no rights, passwords and proofs of users,
 * no funder that everybody sees, and no removal that waits. The archive's own word on that counts for nothing.
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
