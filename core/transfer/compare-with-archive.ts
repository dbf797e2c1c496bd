import { AppError } from '../shared/app-error.ts'
import { completedRecord, mayLackFields } from './completed-record.ts'
import { exported } from './exported.ts'
import { parsed, type AccountManifest, type Audience, type Part } from './manifest.ts'
import type { AccountRecords } from './ports/account-records.ts'
import type { ArchiveReader } from './ports/archive.ts'
import type { RecordKind, RecordOf } from './records.ts'
import { trustedRecord } from './trusted-record.ts'

/** The audience of the archive, and the trust in its sender. */
interface ReadAs {
  readonly audience: Audience
  readonly trust: Audience
}

/** Reads everything of an account back and throws `conflict` unless each record is as in the archive. */
export async function compareWithArchive(
  records: AccountRecords,
  archive: ArchiveReader,
  account: AccountManifest,
  as: ReadAs,
): Promise<void> {
  for (const part of account.parts) await comparePart(records, archive, part, account, as)
}

async function comparePart<Kind extends RecordKind>(
  records: AccountRecords,
  archive: ArchiveReader,
  { kind, path, sha256, count }: Part<Kind>,
  { id }: AccountManifest,
  { audience, trust }: ReadAs,
): Promise<void> {
  const lines = archive.lines(path, sha256)[Symbol.asyncIterator]()
  let kept = 0
  for await (const record of records.ofAccount(kind, id)) {
    const line = exported(kind, record, audience)
    if (line === null) continue
    kept += 1
    const { value, done } = await lines.next()
    if (done === true || !isSame(kind, line, trustedRecord(kind, parsed(value) as RecordOf[Kind], trust, id)))
      throw differs(path, kept)
  }
  if (kept !== count) throw differs(path, Math.min(kept, count) + 1)
  await lines.next()
}

/** A funder that all accounts see may differ between this installation and the archive's. */
function isSame<Kind extends RecordKind>(kind: Kind, kept: RecordOf[Kind], archived: unknown): boolean {
  const funder = kind === 'funders' ? (kept as RecordOf['funders']) : null
  if (funder?.accountId === null) return (archived as RecordOf['funders']).id === funder.id
  return canonical(kept) === canonical(mayLackFields(kind) ? completedRecord(kind, archived as never) : archived)
}

/** Serialises equal values to the same text, in any order of their fields. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_name, held: unknown) => {
    if (typeof held !== 'object' || held === null || Array.isArray(held)) return held
    return Object.fromEntries(Object.entries(held).sort(([a], [b]) => (a < b ? -1 : 1)))
  })
}

function differs(path: string, line: number): AppError {
  return new AppError('conflict', 'transfer.differs', { values: { path, line } })
}
