import type { AccountId, ProposalId } from '../shared/ids.ts'
import type { FileStore } from '../shared/ports.ts'
import { isAppError } from '../shared/app-error.ts'
import { exported } from './exported.ts'
import type { AccountManifest, ArchivedFile, Audience, Manifest, Part } from './manifest.ts'
import type { AccountRecords, ArchiveWriter } from './ports.ts'
import type { ReadableAnswers } from './readable-answers.ts'
import { RECORD_KINDS, type RecordKind, type RecordOf } from './records.ts'

const READABLE = 'readable'

/** Key of a file in the store, and its path in the archive. */
interface FileToAdd {
  readonly key: string
  readonly path: string
}

/** Writes one account into an archive: its records in one snapshot, then the files that they refer to. */
export class AccountExport {
  private readonly parts: Part<RecordKind>[] = []
  private readonly files: FileToAdd[] = []
  private readonly proposals: ProposalId[] = []

  constructor(
    private readonly accountId: AccountId,
    private readonly archive: ArchiveWriter,
    private readonly audience: Audience,
  ) {}

  async addRecords(records: AccountRecords): Promise<void> {
    for (const kind of RECORD_KINDS) {
      const path = `${this.folder}/${kind}.jsonl`
      const written = await this.archive.addLines(path, this.lines(kind, records.ofAccount(kind, this.accountId)))
      this.parts.push({ kind, path, ...written })
    }
  }

  /** Adds applications as texts for people, because records are hard to read; imports ignore them. */
  async addReadable(readable: ReadableAnswers): Promise<void> {
    for await (const { fileName, content } of readable.of(this.accountId, this.proposals))
      await this.archive.addFile(`${READABLE}/${fileName}`, whole(content))
  }

  /** Returns the account's entry in the manifest. */
  async addFiles(store: FileStore): Promise<Manifest['accounts'][number] & Pick<AccountManifest, 'missingFiles'>> {
    const files: ArchivedFile[] = []
    const missingFiles: string[] = []
    for (const { key, path } of this.files) {
      const content = await contentOf(store, key)
      if (content === null) missingFiles.push(path)
      else files.push({ path, ...(await this.archive.addFile(`${this.folder}/${path}`, content)) })
    }
    const manifest: AccountManifest = { id: this.accountId, parts: this.parts, files, missingFiles }
    const path = `${this.folder}/manifest.json`
    const { sha256 } = await this.archive.addLines(path, oneLine(manifest))
    return { id: this.accountId, path, sha256, missingFiles }
  }

  private get folder(): string {
    return `accounts/${this.accountId}`
  }

  private async *lines<Kind extends RecordKind>(
    kind: Kind,
    records: AsyncIterable<RecordOf[Kind]>,
  ): AsyncGenerator<string> {
    for await (const record of records) {
      const line = exported(kind, record, this.audience)
      if (line === null) continue
      this.noteFile(fileIn(kind, record), fileIn(kind, line))
      if (kind === 'proposals') this.proposals.push((record as RecordOf['proposals']).id)
      yield JSON.stringify(line)
    }
  }

  private noteFile(key: string | null, path: string | null): void {
    if (key !== null && path !== null) this.files.push({ key, path })
  }
}

/** The path of a record's file, or null. */
export function fileIn<Kind extends RecordKind>(kind: Kind, record: RecordOf[Kind]): string | null {
  if (kind === 'documents') return (record as RecordOf['documents']).fileKey
  return kind === 'proposals' ? ((record as RecordOf['proposals']).form?.fileKey ?? null) : null
}

async function* whole(content: Uint8Array): AsyncGenerator<Uint8Array> {
  yield content
}

export async function* oneLine(value: unknown): AsyncGenerator<string> {
  yield JSON.stringify(value, null, 1)
}

async function contentOf(store: FileStore, key: string): Promise<AsyncIterable<Uint8Array> | null> {
  try {
    return await store.open(key)
  } catch (error) {
    if (isAppError(error, 'not-found')) return null
    throw error
  }
}
