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
