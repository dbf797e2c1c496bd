import { createHash, randomUUID } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'

import type { FileStore, ListedFile, StoredFile } from '../../core/shared/ports.ts'
import { assertFileKey, assertKeyPart, fileNotFound } from '../../core/documents/file-key.ts'
import { AppError } from '../../core/shared/app-error.ts'
import { diskFull } from '../../core/shared/disk-full.ts'

const INCOMING = '.incoming'
const PRIVATE_FOLDER = 0o700
const PRIVATE_FILE = 0o600

/**
 * Files in a folder. A file is written under a temporary name, flushed to disk and then renamed, so that nobody sees
 * half a file.
 */
export class LocalFileStore implements FileStore {
  constructor(
    private readonly folder: string,
    private readonly create: typeof open = open,
  ) {}

  async put(key: string, content: AsyncIterable<Uint8Array>): Promise<StoredFile> {
    const target = this.pathOf(key)
    const incoming = join(this.folder, INCOMING, randomUUID())
    try {
      await mkdir(dirname(incoming), { recursive: true, mode: PRIVATE_FOLDER })
      const stored = await this.write(incoming, content)
      await mkdir(dirname(target), { recursive: true, mode: PRIVATE_FOLDER })
      await rename(incoming, target)
      await flush(dirname(target))
      return stored
    } catch (error) {
      throw diskFull(error) ?? notAllowed(error) ?? error
    } finally {
      // What stays is removed a day later: the first error is the one to tell.
      await rm(incoming, { force: true }).catch(() => undefined)
    }
  }

  async read(key: string): Promise<Uint8Array> {
    try {
      return await readFile(this.pathOf(key))
    } catch (error) {
      throw unread(error)
    }
  }

  async open(key: string): Promise<AsyncIterable<Uint8Array>> {
    try {
      const file = await open(this.pathOf(key), 'r')
      return file.createReadStream()
    } catch (error) {
      throw unread(error)
    }
  }

  async remove(key: string): Promise<void> {
    await removed(this.pathOf(key))
  }

  async removeAccount(accountId: string): Promise<void> {
    assertKeyPart(accountId)
    await removed(join(this.folder, accountId))
  }

  async *list(): AsyncGenerator<ListedFile> {
    for (const account of await readdir(this.folder).catch(noNames)) {
      if (account === INCOMING) continue
      for (const path of await filesUnder(join(this.folder, account))) {
        const storedAt = await changedAt(path)
        if (storedAt !== null) yield { key: relative(this.folder, path).split(sep).join('/'), storedAt }
      }
    }
  }

  async removeUnfinished(begunBefore: string): Promise<number> {
    let count = 0
    for (const path of await filesUnder(join(this.folder, INCOMING))) {
      if (((await changedAt(path)) ?? begunBefore) >= begunBefore) continue
      await rm(path, { force: true })
      count += 1
    }
    return count
  }

  private async write(path: string, content: AsyncIterable<Uint8Array>): Promise<StoredFile> {
    const hash = createHash('sha256')
    let sizeBytes = 0
    const file = await this.create(path, 'wx', PRIVATE_FILE)
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

  private pathOf(key: string): string {
    assertFileKey(key)
    return join(this.folder, ...key.split('/'))
  }
}

/** Removes a file, or a folder with its contents. Throws if something remains. */
async function removed(path: string): Promise<void> {
  try {
    await rm(path, { recursive: true, force: true })
  } catch (error) {
    throw notAllowed(error) ?? error
  }
}

/** Causes: another user's file, a disk that became read-only, a file that another program holds open. */
const NOT_ALLOWED: readonly unknown[] = ['EACCES', 'EPERM', 'EROFS', 'EBUSY', 'ENOTEMPTY', 'EIO']

/** The operator can mend this, so another try is worthwhile. */
function notAllowed(error: unknown): AppError | null {
  const { code } = error as NodeJS.ErrnoException
  return NOT_ALLOWED.includes(code) ? new AppError('unavailable', 'files.unavailable', {}, error) : null
}

const noNames = (): string[] => []

async function filesUnder(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
}

/** Null if it was removed meanwhile. */
async function changedAt(path: string): Promise<string | null> {
  const file = await stat(path).catch(() => null)
  return file && file.mtime.toISOString()
}

/** Makes the renaming durable; not every system can flush a folder. */
async function flush(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

const unread = (error: unknown): unknown => (isAbsent(error) ? fileNotFound() : (notAllowed(error) ?? error))

function isAbsent(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR')
}
