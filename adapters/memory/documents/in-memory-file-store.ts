import { createHash } from 'node:crypto'

import { assertFileKey, assertKeyPart, fileNotFound } from '../../../core/documents/file-key.ts'
import type { FileStore, ListedFile, StoredFile } from '../../../core/shared/ports.ts'

export class InMemoryFileStore implements FileStore {
  private readonly files = new Map<string, { readonly bytes: Uint8Array; readonly storedAt: string }>()

  async put(key: string, content: AsyncIterable<Uint8Array>): Promise<StoredFile> {
    assertFileKey(key)
    const chunks: Uint8Array[] = []
    for await (const chunk of content) chunks.push(chunk)
    const bytes = new Uint8Array(Buffer.concat(chunks))
    this.files.set(key, { bytes, storedAt: new Date().toISOString() })
    return { sizeBytes: bytes.byteLength, contentHash: createHash('sha256').update(bytes).digest('hex') }
  }

  async read(key: string): Promise<Uint8Array> {
    assertFileKey(key)
    const file = this.files.get(key)
    if (!file) throw fileNotFound()
    return file.bytes.slice()
  }

  async open(key: string): Promise<AsyncIterable<Uint8Array>> {
    return whole(await this.read(key))
  }

  async remove(key: string): Promise<void> {
    assertFileKey(key)
    this.files.delete(key)
  }

  async removeAccount(accountId: string): Promise<void> {
    assertKeyPart(accountId)
    for (const key of this.files.keys()) if (key.startsWith(`${accountId}/`)) this.files.delete(key)
  }

  async *list(): AsyncGenerator<ListedFile> {
    for (const [key, { storedAt }] of [...this.files].sort(([one], [other]) => (one < other ? -1 : 1)))
      yield { key, storedAt }
  }

  /** Nothing is ever left unfinished. */
  async removeUnfinished(): Promise<number> {
    return 0
  }
}

async function* whole(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}
