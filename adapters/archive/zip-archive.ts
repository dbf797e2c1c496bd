import { createReadStream, createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough, Readable } from 'node:stream'
import { finished, pipeline } from 'node:stream/promises'
import { ZipFile } from 'yazl'

import { diskFull } from '../../core/shared/disk-full.ts'
import type { Archives, OutgoingArchive, Written } from '../../core/transfer/ports.ts'
import { Counted } from './counted.ts'

export class ZipArchives implements Archives {
  constructor(private readonly temporaryFolder: string = tmpdir()) {}

  async create(): Promise<OutgoingArchive> {
    try {
      return new ZipArchive(await mkdtemp(join(this.temporaryFolder, 'grantwright-export-')))
    } catch (error) {
      throw diskFull(error) ?? error
    }
  }
}

/**
 * A zip that is downloaded while it is written. Lines first go to a temporary folder, so that their source (a snapshot
 * of the database) never waits for a slow download; files are passed straight through.
 */
class ZipArchive implements OutgoingArchive {
  private readonly zip = new ZipFile()
  private readonly output = new PassThrough()
  private current: Readable | undefined
  private entries = 0

  constructor(private readonly folder: string) {
    this.zip.outputStream.pipe(this.output)
    this.zip.on('error', (error: unknown) => void this.giveUp(error))
    this.output.on('error', () => undefined)
    this.output.once('close', () => void this.letGo())
  }

  get content(): AsyncIterable<Uint8Array> {
    return { [Symbol.asyncIterator]: () => this.chunks() }
  }

  async addLines(path: string, lines: AsyncIterable<string>): Promise<Written & { readonly count: number }> {
    const counter = { count: 0 }
    const content = new Counted(encoded(lines, counter))
    const aside = join(this.folder, String((this.entries += 1)))
    try {
      await pipeline(content.bytes(), createWriteStream(aside))
    } catch (error) {
      throw diskFull(error) ?? error
    }
    this.zip.addReadStreamLazy(path, { compress: true }, (hand) => hand(null, this.watched(createReadStream(aside))))
    return { ...content.written(), ...counter }
  }

  async addFile(path: string, content: AsyncIterable<Uint8Array>): Promise<Written> {
    const counted = new Counted(content)
    const stream = this.watched(Readable.from(counted.bytes(), { objectMode: false }))
    this.current = stream
    if (this.output.destroyed) stream.destroy(new Error('Nobody takes the archive any more.'))
    else this.zip.addReadStream(stream, path, { compress: false })
    await finished(stream)
    return counted.written()
  }

  async end(): Promise<void> {
    this.zip.end()
    await finished(this.output)
  }

  async giveUp(reason: unknown): Promise<void> {
    this.output.destroy(reason instanceof Error ? reason : new Error(String(reason)))
    await this.letGo()
  }

  private watched(stream: Readable): Readable {
    return stream.on('error', (error) => void this.giveUp(error))
  }

  /** Starts at once, so that cancelling before the first byte also stops the archive. */
  private chunks(): AsyncIterator<Uint8Array> {
    const chunks = this.output[Symbol.asyncIterator]() as AsyncIterator<Uint8Array>
    return {
      next: () => chunks.next(),
      return: async () => {
        this.output.destroy()
        return { done: true, value: undefined }
      },
    }
  }

  private async letGo(): Promise<void> {
    this.current?.destroy(new Error('Nobody takes the archive any more.'))
    // A line that is still being written keeps the folder from going; what stays goes with other leftovers.
    await rm(this.folder, { recursive: true, force: true, maxRetries: 3, retryDelay: 20 }).catch(() => undefined)
  }
}

async function* encoded(lines: AsyncIterable<string>, counter: { count: number }): AsyncGenerator<Uint8Array> {
  for await (const line of lines) {
    counter.count += 1
    yield Buffer.from(`${line}\n`)
  }
}
