export interface StoredFile {
  readonly sizeBytes: number
  /** SHA-256 of the bytes, hex. */
  readonly contentHash: string
}

export interface ListedFile {
  readonly key: string
  readonly storedAt: string
}

/**
 * Stores bytes under keys such as `<accountId>/<id>` (file-key.ts). Every method throws for a malformed key, and
 * `unavailable` while the store is unavailable.
 */
export interface FileStore {
  /** Stores all bytes or none, replacing the key's content. */
  put(key: string, content: AsyncIterable<Uint8Array>): Promise<StoredFile>
  /** All bytes at once. Throws `not-found` if there is no such key. */
  read(key: string): Promise<Uint8Array>
  /**
   * Streams the bytes, with little in memory at a time. Throws `not-found` at once when there is no such key. Read the
   * stream to its end, or leave the loop to close it.
   */
  open(key: string): Promise<AsyncIterable<Uint8Array>>
  /** Does nothing if there is no such key. */
  remove(key: string): Promise<void>
  /** Removes everything of one account. */
  removeAccount(accountId: string): Promise<void>
  /** All stored files, grouped by account. */
  list(): AsyncIterable<ListedFile>
  /** Removes incomplete files whose storing began before the moment and was interrupted. Returns their number. */
  removeUnfinished(begunBefore: string): Promise<number>
}
