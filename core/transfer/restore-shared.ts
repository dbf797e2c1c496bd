import type { AuditEntry } from '../audit/audit-entry.ts'
import type { Funder } from '../funders/funder.ts'
import { damaged, parsed, type Manifest } from './manifest.ts'
import type { ArchiveReader } from './ports/archive.ts'
import type { SharedKind, SharedRecordOf } from './records.ts'
import type { RestoringStores } from './restore-records.ts'

/** Brings in what belongs to no account; what is here already stays as it is here. */
export async function restoreShared(
  stores: RestoringStores,
  archive: ArchiveReader,
  { shared }: Manifest,
): Promise<void> {
  for (const { kind, path, sha256, count } of shared) {
    const here = await idsOf(stores, kind)
    let found = 0
    for await (const line of archive.lines(path, sha256)) {
      found += 1
      const record = parsed(line) as SharedRecordOf[SharedKind]
      if (!here.has(record.id)) await save(stores, kind, record)
    }
    if (found !== count) throw damaged({ of: 'count', path, found, expected: count })
  }
}

async function idsOf(stores: RestoringStores, kind: SharedKind): Promise<Set<string>> {
  const ids = new Set<string>()
  for await (const { id } of stores.accountRecords.shared(kind)) ids.add(id)
  return ids
}

async function save(stores: RestoringStores, kind: SharedKind, record: SharedRecordOf[SharedKind]): Promise<void> {
  if (kind === 'auditEntries') return stores.auditLog.add(entryOf(record as AuditEntry))
  const funder = record as Funder
  if (funder.accountId !== null) throw damaged({ of: 'shared-funder' })
  await stores.funders.save(funder)
}

/** Archives of earlier releases hold no addresses. */
function entryOf(entry: AuditEntry): AuditEntry {
  const { id, at, adminId, action, onAccount, subjectId, adminAddress, subjectAddress } = entry
  const addresses = { adminAddress: adminAddress ?? null, subjectAddress: subjectAddress ?? null }
  return { id, at, adminId, action, onAccount, subjectId, ...addresses }
}
