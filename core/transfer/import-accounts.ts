import { AppError } from '../shared/app-error.ts'
import { completedRecord, mayLackFields } from './completed-record.ts'
import { exported } from './exported.ts'
import {
  type AccountManifest,
  type Audience,
  damaged,
  type Manifest,
  parsed,
  type Part,
  readAccountManifest,
  readManifest,
} from './manifest.ts'
import type { AccountRecords, ArchiveReader } from './ports.ts'
import type { RecordKind, RecordOf, SharedKind, SharedRecordOf } from './records.ts'
import { trustedRecord } from './trusted-record.ts'
import type { AccountId } from '../shared/ids.ts'
import type { User } from '../identity/user.ts'
import type { FileStore, IdSource, UnitOfWork } from '../shared/ports.ts'
import { fileIn } from './export-account.ts'
import { RecordRestorer, type RestoringStores, type TextIndexing } from './restore-records.ts'
import type { AuditEntry } from '../audit/audit-entry.ts'
import type { Funder } from '../funders/funder.ts'

/** The audience of the archive, and the trust in its sender. */
interface ReadAs {
  readonly audience: Audience
  readonly trust: Audience
}

/** Reads everything of an account back and throws `conflict` unless each record is as in the archive. */
async function compareWithArchive(
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

/** Imports shared records; keeps those that exist. */
async function restoreShared(stores: RestoringStores, archive: ArchiveReader, { shared }: Manifest): Promise<void> {
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

/** Archives of earlier releases have no addresses. */
function entryOf(entry: AuditEntry): AuditEntry {
  const { id, at, adminId, action, onAccount, subjectId, adminAddress, subjectAddress } = entry
  const addresses = { adminAddress: adminAddress ?? null, subjectAddress: subjectAddress ?? null }
  return { id, at, adminId, action, onAccount, subjectId, ...addresses }
}

/** Treatment of existing accounts: those named are replaced; any other aborts the whole import. */
export type OnExisting = 'refuse' | 'skip' | { readonly replace: readonly AccountId[] }

export interface ImportedAccount {
  readonly id: AccountId
  readonly outcome: 'imported' | 'replaced' | 'skipped'
  /** E-mail addresses of the imported users, and of the admins among them. */
  readonly users: readonly string[]
  readonly administrators: readonly string[]
  /** E-mail addresses of the replaced account's users. */
  readonly replacedUsers: readonly string[]
  readonly records: Readonly<Partial<Record<RecordKind, number>>>
  readonly files: number
  readonly missingFiles: readonly string[]
}

interface ToImport {
  readonly archive: ArchiveReader
  readonly onExisting: OnExisting
  readonly trust: Audience
}

interface FormerAccount {
  readonly users: readonly User[]
  /** Keys of its files. */
  readonly keys: readonly string[]
}

/**
 * Imports the accounts of an archive, each completely or not at all: first its files, then its records in one unit of
 * work, which is committed only if everything read back equals the archive. Identifiers stay the same.
 */
export class ImportAccounts {
  constructor(
    private readonly work: UnitOfWork<RestoringStores>,
    private readonly files: FileStore,
    private readonly texts: TextIndexing,
    private readonly ids: IdSource,
  ) {}

  /**
   * `trust`: the operator's statement about the archive's sender. Throws `conflict`, before any change, where an
   * account exists and is refused.
   */
  async execute(input: ToImport): Promise<ImportedAccount[]> {
    const { archive, onExisting, trust } = input
    const manifest = await readManifest(archive)
    const existing = await this.existing(manifest)
    const replaced = typeof onExisting === 'object' ? onExisting.replace : []
    const refused = onExisting === 'skip' ? [] : [...existing].filter((id) => !replaced.includes(id))
    if (refused.length > 0) throw exists(refused)
    if (trust === 'operator') await this.work.run((stores) => restoreShared(stores, archive, manifest))
    const imported: ImportedAccount[] = []
    for (const entry of manifest.accounts) {
      const isSkipped = existing.has(entry.id) && onExisting === 'skip'
      imported.push(isSkipped ? skipped(entry.id) : await this.importOne(manifest, entry, input))
    }
    return imported
  }

  private existing(manifest: Manifest): Promise<Set<AccountId>> {
    return this.work.run(async ({ accounts }) => {
      const found = new Set<AccountId>()
      for (const { id } of manifest.accounts) if (await accounts.find(id)) found.add(id)
      return found
    })
  }

  private async importOne(
    manifest: Manifest,
    entry: Manifest['accounts'][number],
    { archive, trust }: ToImport,
  ): Promise<ImportedAccount> {
    const account = await readAccountManifest(archive, entry)
    const keys = new Map<string, string>()
    try {
      await this.storeFiles(account, archive, keys)
      const { former, users } = await this.restore(manifest, account, { archive, trust, keys })
      for (const key of former?.keys ?? []) await this.files.remove(key)
      return summaryOf(account, users, former)
    } catch (error) {
      for (const key of keys.values()) await this.files.remove(key)
      throw error
    }
  }

  /** Records each key before its file is stored. */
  private async storeFiles(account: AccountManifest, archive: ArchiveReader, keys: Map<string, string>): Promise<void> {
    for (const path of account.missingFiles) keys.set(path, this.newKey(account))
    for (const { path, sha256, sizeBytes } of account.files) {
      const key = this.newKey(account)
      keys.set(path, key)
      const stored = await this.files.put(key, archive.bytes(`accounts/${account.id}/${path}`))
      if (stored.contentHash !== sha256 || stored.sizeBytes !== sizeBytes)
        throw damaged({ of: 'file', path, account: account.id })
    }
  }

  private newKey({ id }: AccountManifest): string {
    return `${id}/${this.ids.next()}`
  }

  private restore(
    { audience }: Manifest,
    account: AccountManifest,
    { archive, trust, keys }: Pick<ToImport, 'archive' | 'trust'> & { readonly keys: ReadonlyMap<string, string> },
  ) {
    return this.work.run(async (stores) => {
      const former = await this.clear(stores, account.id)
      const restorer = new RecordRestorer(stores, this.texts, { accountId: account.id, fileKeys: keys, trust })
      for (const part of account.parts) await restorer.restore(part, archive)
      await compareWithArchive(stores.accountRecords, archive, account, { audience, trust })
      return { former, users: await stores.users.ofAccount(account.id) }
    })
  }

  /** Null if there was no such account. */
  private async clear(stores: RestoringStores, id: AccountId): Promise<FormerAccount | null> {
    if ((await stores.accounts.find(id)) === null) return null
    const keys: string[] = []
    for (const kind of ['documents', 'proposals'] as const)
      for await (const record of stores.accountRecords.ofAccount(kind, id)) keys.push(fileIn(kind, record) ?? '')
    const users = await stores.users.ofAccount(id)
    await stores.accountContents.removeAll(id)
    return { users, keys: keys.filter((key) => key !== '') }
  }
}

function summaryOf(account: AccountManifest, users: readonly User[], former: FormerAccount | null): ImportedAccount {
  const records = Object.fromEntries(account.parts.map(({ kind, count }) => [kind, count]))
  return {
    id: account.id,
    outcome: former === null ? 'imported' : 'replaced',
    users: addressesOf(users),
    administrators: addressesOf(users.filter(({ isAdmin }) => isAdmin)),
    replacedUsers: addressesOf(former?.users ?? []),
    records,
    files: account.files.length,
    missingFiles: account.missingFiles,
  }
}

function skipped(id: AccountId): ImportedAccount {
  const nobody = { users: [], administrators: [], replacedUsers: [] }
  return { id, outcome: 'skipped', ...nobody, records: {}, files: 0, missingFiles: [] }
}

const addressesOf = (users: readonly User[]) => users.map(({ email }) => email)

function exists(ids: readonly AccountId[]): AppError {
  return new AppError('conflict', 'transfer.account-exists', { values: { ids } })
}
