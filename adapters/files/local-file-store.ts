import { createHash, randomUUID } from 'node:crypto'
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'

import type { FileStore, StoredFile } from '../../core/documents/ports/file-store.ts'
import { assertFileKey, assertKeyPart, fileNotFound } from '../../core/documents/file-key.ts'

const INCOMING = '.incoming'

/** Files in a folder. A file is written aside, flushed to the disk and then renamed, so that no half of one is ever seen. */
export class LocalFileStore implements FileStore {
  constructor(private readonly folder: string) {}

  async put(key: string, content: AsyncIterable<Uint8Array>): Promise<StoredFile> {
    const target = this.pathOf(key)
    const incoming = join(this.folder, INCOMING, randomUUID())
    await mkdir(dirname(incoming), { recursive: true })
    try {
      const stored = await write(incoming, content)
      await mkdir(dirname(target), { recursive: true })
      await rename(incoming, target)
      await flush(dirname(target))
      return stored
    } finally {
      await rm(incoming, { force: true })
    }
  }

  async read(key: string): Promise<Uint8Array> {
    try {
      return await readFile(this.pathOf(key))
    } catch (error) {
      if (isAbsent(error)) throw fileNotFound()
      throw error
    }
  }

  async open(key: string): Promise<AsyncIterable<Uint8Array>> {
    try {
      const file = await open(this.pathOf(key), 'r')
      return file.createReadStream()
    } catch (error) {
      if (isAbsent(error)) throw fileNotFound()
      throw error
    }
  }

  async remove(key: string): Promise<void> {
    await rm(this.pathOf(key), { force: true })
  }

  async removeAccount(accountId: string): Promise<void> {
    assertKeyPart(accountId)
    await rm(join(this.folder, accountId), { recursive: true, force: true })
  }

  private pathOf(key: string): string {
    assertFileKey(key)
    return join(this.folder, ...key.split('/'))
  }
}

async function write(path: string, content: AsyncIterable<Uint8Array>): Promise<StoredFile> {
  const hash = createHash('sha256')
  let sizeBytes = 0
  const file = await open(path, 'wx')
  try {
    for await (const chunk of content) {
      hash.update(chunk)
      sizeBytes += chunk.byteLength
      await file.writeFile(chunk)
    }
    await file.sync()
  } finally {
    await file.close()
  }
  return { sizeBytes, contentHash: hash.digest('hex') }
}

/** Makes the renaming itself last; not every system lets a folder be flushed. */
async function flush(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

function isAbsent(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR')
}
