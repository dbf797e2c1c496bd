/** What was written, to be compared with what is read one day. */
export interface Written {
  readonly sizeBytes: number
  /** SHA-256 of the bytes, hex. */
  readonly sha256: string
}

export interface ArchiveWriter {
  /** Takes all lines at once, without waiting for whoever receives the archive. Each line is written with its end. */
  addLines(path: string, lines: AsyncIterable<string>): Promise<Written & { readonly count: number }>
  /** Takes the bytes as fast as the archive is received. Throws what the content throws. */
  addFile(path: string, content: AsyncIterable<Uint8Array>): Promise<Written>
}

/** An archive that is received while it is written. Entries are added one after another. */
export interface OutgoingArchive extends ArchiveWriter {
  /** To be taken once; leaving it early gives the archive up. */
  readonly content: AsyncIterable<Uint8Array>
  /** No entry follows. */
  end(): Promise<void>
  /** Breaks the content off, so that nobody takes it for whole, and lets everything go. */
  giveUp(reason: unknown): Promise<void>
}

export interface ArchiveReader {
  has(path: string): boolean
  /** The lines of an entry; throws `invalid` at the end unless its bytes have the hash. */
  lines(path: string, sha256: string): AsyncIterable<string>
  /** The lines of an entry whose hash nobody knows. */
  unverifiedLines(path: string): AsyncIterable<string>
  bytes(path: string): AsyncIterable<Uint8Array>
}

export interface Archives {
  create(): Promise<OutgoingArchive>
}
