import { createHash } from 'node:crypto'

import { assertFileKey, assertKeyPart, fileNotFound } from '../../../core/documents/file-key.ts'
import type { FileStore, StoredFile } from '../../../core/documents/ports/file-store.ts'

export class InMemoryFileStore implements FileStore {
  private readonly files = new Map<string, Uint8Array>()

  async put(key: string, content: AsyncIterable<Uint8Array>): Promise<StoredFile> {
    assertFileKey(key)
    const chunks: Uint8Array[] = []
    for await (const chunk of content) chunks.push(chunk)
    const bytes = new Uint8Array(Buffer.concat(chunks))
    this.files.set(key, bytes)
    return { sizeBytes: bytes.byteLength, contentHash: createHash('sha256').update(bytes).digest('hex') }
  }

  async read(key: string): Promise<Uint8Array> {
    assertFileKey(key)
    const bytes = this.files.get(key)
    if (!bytes) throw fileNotFound()
    return bytes.slice()
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
}

async function* whole(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}
