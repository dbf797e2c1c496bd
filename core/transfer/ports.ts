import type { AccountId } from '../shared/ids.ts'
import type { RecordKind, RecordOf, SharedKind, SharedRecordOf } from './records.ts'

/** Reads all stored records, with little in memory at a time. */
export interface AccountRecords {
  /** All accounts, by identifier. */
  accountIds(): AsyncIterable<AccountId>
  /**
   * All records of a kind of an account, by identifier; messages by application and time, texts by document, spendings
   * by month, feature and model. Empty if there is no such account.
   */
  ofAccount<Kind extends RecordKind>(kind: Kind, accountId: AccountId): AsyncIterable<RecordOf[Kind]>
  /** All records of a kind that belong to no account, by identifier. */
  shared<Kind extends SharedKind>(kind: Kind): AsyncIterable<SharedRecordOf[Kind]>
}

/** Reads a consistent snapshot. */
export interface Snapshots {
  /** Runs `look` on a snapshot: it sees no later changes. It holds a connection, so it must not wait for people. */
  take<T>(look: (records: AccountRecords) => Promise<T>): Promise<T>
}

/** Size and hash of a written entry, for comparison when it is read. */
export interface Written {
  readonly sizeBytes: number
  /** SHA-256 of the bytes, hex. */
  readonly sha256: string
}

export interface ArchiveWriter {
  /** Writes all lines at once, without waiting for the receiver. Each line ends with a line break. */
  addLines(path: string, lines: AsyncIterable<string>): Promise<Written & { readonly count: number }>
  /** Writes the bytes at the receiver's speed. Throws what the content throws. */
  addFile(path: string, content: AsyncIterable<Uint8Array>): Promise<Written>
}

/** An archive that is streamed while it is written. Add entries one after another. */
export interface OutgoingArchive extends ArchiveWriter {
  /** Iterate once; leaving it early aborts the archive. */
  readonly content: AsyncIterable<Uint8Array>
  /** Ends the archive after the last entry. */
  end(): Promise<void>
  /** Aborts the content, so that it is not taken as complete, and releases all resources. */
  giveUp(reason: unknown): Promise<void>
}

export interface ArchiveReader {
  has(path: string): boolean
  /** The lines of an entry; throws `invalid` at the end unless its bytes have the hash. */
  lines(path: string, sha256: string): AsyncIterable<string>
  /** The lines of an entry without a known hash. */
  unverifiedLines(path: string): AsyncIterable<string>
  bytes(path: string): AsyncIterable<Uint8Array>
}

export interface Archives {
  create(): Promise<OutgoingArchive>
}
