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
 * Bytes under keys such as `<accountId>/<id>` (file-key.ts); every method throws for what is no key, and `unavailable`
 * while the store can't be reached.
 */
export interface FileStore {
  /** Stores the bytes whole or not at all, replacing what the key held. */
  put(key: string, content: AsyncIterable<Uint8Array>): Promise<StoredFile>
  /** All bytes at once, for whoever needs them so. Throws `not-found` when the key holds nothing. */
  read(key: string): Promise<Uint8Array>
  /**
   * The bytes as they are taken, a little of them in memory at a time. Throws `not-found` at once when the key holds
   * nothing. They are to be taken to the end, or given up by leaving the loop.
   */
  open(key: string): Promise<AsyncIterable<Uint8Array>>
  /** Does nothing when the key holds nothing. */
  remove(key: string): Promise<void>
  /** Removes everything of one account. */
  removeAccount(accountId: string): Promise<void>
  /** All that is stored, those of one account one after another. */
  list(): AsyncIterable<ListedFile>
  /** Removes halves of files whose storing began before the moment and was cut off. Returns how many. */
  removeUnfinished(begunBefore: string): Promise<number>
}
