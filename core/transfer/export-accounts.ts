import type { AccountId } from '../shared/ids.ts'
import type { Users } from '../identity/ports.ts'
import { normaliseEmail } from '../identity/user.ts'
import type { Clock, FileStore, UnitOfWork } from '../shared/ports.ts'
import { notFound } from '../shared/app-error.ts'
import { AccountExport, oneLine } from './export-account.ts'
import { FORMAT, FORMAT_VERSION, MANIFEST, type Audience, type Manifest, type Part } from './manifest.ts'
import type { AccountRecords, ArchiveWriter, Snapshots } from './ports.ts'
import { SHARED_KINDS, type SharedKind } from './records.ts'

export interface ExportSummary {
  readonly accounts: number
  /** Files that records refer to but the file store does not have. */
  readonly missingFiles: readonly string[]
}

/** Exports accounts into an archive for the operator, with password hashes and costs. */
export class ExportAccounts {
  constructor(
    private readonly work: UnitOfWork<{ users: Users }>,
    private readonly snapshots: Snapshots,
    private readonly files: FileStore,
    private readonly clock: Clock,
  ) {}

  /** Exports all accounts with shared records, or one account, named by its identifier or by a user's e-mail. */
  async execute(input: { archive: ArchiveWriter; account?: string }): Promise<ExportSummary> {
    const { archive, account } = input
    const accounts: Manifest['accounts'][number][] = []
    const missingFiles: string[] = []
    for (const id of await this.chosen(account)) {
      const { missingFiles: missing, ...entry } = await this.add(id, archive)
      accounts.push(entry)
      missingFiles.push(...missing.map((path) => `${id}/${path}`))
    }
    const shared = account === undefined ? await this.addShared(archive) : []
    await addManifest(archive, { audience: 'operator', madeAt: this.clock.now(), accounts, shared })
    return { accounts: accounts.length, missingFiles }
  }

  private async chosen(account: string | undefined): Promise<AccountId[]> {
    if (account !== undefined) return [await this.named(account)]
    return this.snapshots.take(async (records) => {
      const ids: AccountId[] = []
      for await (const id of records.accountIds()) ids.push(id)
      return ids
    })
  }

  private async named(account: string): Promise<AccountId> {
    const user = await this.work.run(({ users }) => users.ofEmail(normaliseEmail(account)))
    return user?.accountId ?? (account as AccountId)
  }

  private async add(id: AccountId, archive: ArchiveWriter) {
    const account = new AccountExport(id, archive, 'operator')
    await this.snapshots.take(async (records) => {
      await assertAccount(records, id)
      await account.addRecords(records)
    })
    return account.addFiles(this.files)
  }

  private addShared(archive: ArchiveWriter): Promise<Part<SharedKind>[]> {
    return this.snapshots.take(async (records) => {
      const parts: Part<SharedKind>[] = []
      for (const kind of SHARED_KINDS) {
        const path = `shared/${kind}.jsonl`
        parts.push({ kind, path, ...(await archive.addLines(path, asLines(records.shared(kind)))) })
      }
      return parts
    })
  }
}

export async function addManifest(
  archive: ArchiveWriter,
  of: Omit<Manifest, 'format' | 'formatVersion' | 'audience'> & { readonly audience: Audience },
): Promise<void> {
  const manifest: Manifest = { format: FORMAT, formatVersion: FORMAT_VERSION, ...of }
  await archive.addLines(MANIFEST, oneLine(manifest))
}

async function assertAccount(records: AccountRecords, id: AccountId): Promise<void> {
  for await (const account of records.ofAccount('account', id)) return void account
  throw notFound('transfer.no-account', { values: { named: id } })
}

async function* asLines(records: AsyncIterable<object>): AsyncGenerator<string> {
  for await (const record of records) yield JSON.stringify({ ...record, version: 0 })
}
