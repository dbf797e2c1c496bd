import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'

import { diskFull } from '../../core/shared/disk-full.ts'
import type { ArchiveWriter } from '../../core/transfer/ports.ts'
import { ZipArchives } from './zip-archive.ts'

/** Readable by its owner only: it may contain password hashes. */
const MODE = 0o600

/** Writes an archive to a file, which appears only when it is complete. */
export async function writeZip<T>(file: string, write: (archive: ArchiveWriter) => Promise<T>): Promise<T> {
  const part = `${file}.part`
  const archive = await new ZipArchives().create()
  const saved = pipeline(archive.content, createWriteStream(part, { mode: MODE }))
  try {
    const [result] = await Promise.all([write(archive).then(async (all) => (await archive.end(), all)), saved])
    await rename(part, file)
    return result
  } catch (error) {
    await archive.giveUp(error)
    await saved.catch(() => undefined)
    await rm(part, { force: true })
    throw diskFull(error) ?? error
  }
}
