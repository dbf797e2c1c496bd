import type { AccountId } from '../accounts/account.ts'
import type { FileStore } from '../documents/ports/file-store.ts'
import { AppError } from '../shared/app-error.ts'
import type { IdSource } from '../shared/ports/id-source.ts'
import type { UnitOfWork } from '../shared/ports/unit-of-work.ts'
import { fileIn } from './export-account.ts'
import { damaged, readAccountManifest, readManifest, type AccountManifest, type Manifest } from './manifest.ts'
import type { ArchiveReader } from './ports/archive.ts'
import type { RecordKind } from './records.ts'
import { RecordRestorer, type RestoringStores, type TextIndexing } from './restore-records.ts'
import { restoreShared } from './restore-shared.ts'
import { compareWithArchive } from './compare-with-archive.ts'

/** What happens to an account that is there already. */
export type OnExisting = 'refuse' | 'replace' | 'skip'

export interface ImportedAccount {
  readonly id: AccountId
  readonly outcome: 'imported' | 'replaced' | 'skipped'
  /** Records by kind. */
  readonly records: Readonly<Partial<Record<RecordKind, number>>>
  readonly files: number
  readonly missingFiles: readonly string[]
}

/**
 * Brings the accounts of an archive in, each wholly or not at all: its files first, then its records in one unit of work
 * that is kept only when everything read back is what the archive holds. Identifiers stay as they are.
 */
export class ImportAccounts {
  constructor(
    private readonly work: UnitOfWork<RestoringStores>,
    private readonly files: FileStore,
    private readonly texts: TextIndexing,
    private readonly ids: IdSource,
  ) {}

  /** Throws `conflict` before anything is changed where an account exists and is to be refused. */
  async execute(input: { archive: ArchiveReader; onExisting: OnExisting }): Promise<ImportedAccount[]> {
    const manifest = await readManifest(input.archive)
    const existing = await this.existing(manifest)
    if (existing.size > 0 && input.onExisting === 'refuse') throw exists([...existing])
    await this.work.run((stores) => restoreShared(stores, input.archive, manifest))
    const imported: ImportedAccount[] = []
    for (const entry of manifest.accounts) {
      const isSkipped = existing.has(entry.id) && input.onExisting === 'skip'
      imported.push(isSkipped ? skipped(entry.id) : await this.importOne(manifest, entry, input.archive))
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
    archive: ArchiveReader,
  ): Promise<ImportedAccount> {
    const account = await readAccountManifest(archive, entry)
    const keys = new Map<string, string>()
    try {
      await this.storeFiles(account, archive, keys)
      const replaced = await this.restore(manifest, account, archive, keys)
      for (const key of replaced ?? []) await this.files.remove(key)
      return summaryOf(account, replaced === null ? 'imported' : 'replaced')
    } catch (error) {
      for (const key of keys.values()) await this.files.remove(key)
      throw error
    }
  }

  /** Notes each key before anything lies there. */
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

  /** Answers the keys of the files that the account had before; null when there was none. */
  private restore(
    { audience }: Manifest,
    account: AccountManifest,
    archive: ArchiveReader,
    keys: ReadonlyMap<string, string>,
  ): Promise<string[] | null> {
    return this.work.run(async (stores) => {
      const former = await this.clear(stores, account.id)
      const restorer = new RecordRestorer(stores, this.texts, account.id, keys)
      for (const part of account.parts) await restorer.restore(part, archive)
      await compareWithArchive(stores.accountRecords, archive, account, audience)
      return former
    })
  }

  private async clear(stores: RestoringStores, id: AccountId): Promise<string[] | null> {
    if ((await stores.accounts.find(id)) === null) return null
    const keys: string[] = []
    for (const kind of ['documents', 'proposals'] as const)
      for await (const record of stores.accountRecords.ofAccount(kind, id)) keys.push(fileIn(kind, record) ?? '')
    await stores.accountContents.removeAll(id)
    return keys.filter((key) => key !== '')
  }
}

function summaryOf(account: AccountManifest, outcome: ImportedAccount['outcome']): ImportedAccount {
  const records = Object.fromEntries(account.parts.map(({ kind, count }) => [kind, count]))
  return { id: account.id, outcome, records, files: account.files.length, missingFiles: account.missingFiles }
}

function skipped(id: AccountId): ImportedAccount {
  return { id, outcome: 'skipped', records: {}, files: 0, missingFiles: [] }
}

function exists(ids: readonly AccountId[]): AppError {
  return new AppError('conflict', 'transfer.account-exists', { values: { ids } })
}
