import type { AccountId } from '../shared/ids.ts'
import type { User } from '../identity/user.ts'
import type { FileStore } from '../shared/ports/file-store.ts'
import { AppError } from '../shared/app-error.ts'
import type { IdSource } from '../shared/ports/id-source.ts'
import type { UnitOfWork } from '../shared/ports/unit-of-work.ts'
import { fileIn } from './export-account.ts'
import {
  damaged,
  readAccountManifest,
  readManifest,
  type AccountManifest,
  type Audience,
  type Manifest,
  parsed,
} from './manifest.ts'
import type { ArchiveReader } from './ports/archive.ts'
import type { RecordKind, SharedKind, SharedRecordOf } from './records.ts'
import { RecordRestorer, type RestoringStores, type TextIndexing } from './restore-records.ts'
import { compareWithArchive } from './compare-with-archive.ts'
import type { AuditEntry } from '../audit/audit-entry.ts'
import type { Funder } from '../funders/funder.ts'

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
