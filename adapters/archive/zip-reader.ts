import { openPromise, type Entry, type ZipFile } from 'yauzl'

import { damaged } from '../../core/transfer/manifest.ts'
import type { ArchiveReader } from '../../core/transfer/ports.ts'
import { Counted } from './counted.ts'

/** Reads a zip on disk, entry by entry in place. Throws `invalid` if the file is no zip. */
export async function readingZip<T>(file: string, read: (archive: ArchiveReader) => Promise<T>): Promise<T> {
  const zip = await opened(file)
  try {
    return await read(new ZipReader(zip, await entriesOf(zip)))
  } finally {
    zip.close()
  }
}

async function opened(file: string): Promise<ZipFile> {
  try {
    return await openPromise(file, { autoClose: false, lazyEntries: true })
  } catch (cause) {
    if ((cause as { code?: unknown }).code === 'ENOENT') throw damaged({ of: 'no-file' }, cause)
    throw damaged({ of: 'no-archive' }, cause)
  }
}

/** Also refuses paths that lead out of the archive. */
async function entriesOf(zip: ZipFile): Promise<ReadonlyMap<string, Entry>> {
  const entries = new Map<string, Entry>()
  try {
    for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry)
    return entries
  } catch (cause) {
    throw damaged({ of: 'archive' }, cause)
  }
}

class ZipReader implements ArchiveReader {
  constructor(
    private readonly zip: ZipFile,
    private readonly entries: ReadonlyMap<string, Entry>,
  ) {}

  has(path: string): boolean {
    return this.entries.has(path)
  }

  async *lines(path: string, sha256: string): AsyncGenerator<string> {
    const counted = new Counted(this.bytes(path))
    yield* linesOf(counted.bytes())
    if (counted.written().sha256 !== sha256) throw damaged({ of: 'part', path })
  }

  unverifiedLines(path: string): AsyncGenerator<string> {
    return linesOf(this.bytes(path))
  }

  async *bytes(path: string): AsyncGenerator<Uint8Array> {
    const entry = this.entries.get(path)
    if (!entry) throw damaged({ of: 'missing-part', path })
    try {
      for await (const chunk of await this.zip.openReadStreamPromise(entry)) yield chunk as Uint8Array
    } catch (cause) {
      throw damaged({ of: 'part', path }, cause)
    }
  }
}

/** Searches only new bytes for line ends, so that a line of many megabytes costs no more than its length. */
async function* linesOf(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  let begun: string[] = []
  for await (const chunk of bytes) {
    const [first = '', ...others] = decoder.decode(chunk, { stream: true }).split('\n')
    begun.push(first)
    for (const next of others) {
      yield begun.join('')
      begun = [next]
    }
  }
  const rest = begun.join('') + decoder.decode()
  if (rest !== '') yield rest
}
