import { createWriteStream } from 'node:fs'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { expect } from 'chai'

import { writeZip } from '../../../adapters/archive/write-zip.ts'
import { ZipArchives } from '../../../adapters/archive/zip-archive.ts'
import { readingZip } from '../../../adapters/archive/zip-reader.ts'
import { expectError } from '../../support/expect-error.ts'
import { eventually } from '../../support/waiting.ts'

const MEGABYTE = 1024 * 1024
const LINES = ['{"name":"Ölmühle"}', '', '{"text":"a\\nb"}']

async function* each<T>(...items: readonly T[]): AsyncGenerator<T> {
  yield* items
}

describe('A zip archive', () => {
  let folder: string
  let file: string

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'zip-archive-'))
    file = join(folder, 'a.zip')
  })
  afterEach(() => rm(folder, { recursive: true, force: true }))

  const all = async <T>(items: AsyncIterable<T>): Promise<T[]> => {
    const found: T[] = []
    for await (const item of items) found.push(item)
    return found
  }

  it('gives back lines and files as they were written', async () => {
    const bytes = Uint8Array.from({ length: 200_000 }, (_, index) => (index * 31) % 256)
    const { lines } = await writeZip(file, async (archive) => {
      const written = await archive.addLines('lines.jsonl', each(...LINES))
      await archive.addFile('files/ö.bin', each(bytes.subarray(0, 7), bytes.subarray(7)))
      return { lines: written }
    })

    const found = await readingZip(file, async (archive) => ({
      lines: await all(archive.lines('lines.jsonl', lines.sha256)),
      bytes: Buffer.concat(await all(archive.bytes('files/ö.bin'))),
    }))

    expect(lines.count).to.equal(3)
    expect(found.lines).to.deep.equal(LINES)
    expect(found.bytes.equals(bytes)).to.equal(true)
  })

  it('says where it can’t be written', async () => {
    const outcome = await writeZip('/dev/null/a.zip', (archive) => archive.addLines('a', each(...LINES))).catch(
      (error: unknown) => error,
    )

    expect(outcome).to.include({ code: 'ENOTDIR', path: '/dev/null/a.zip.part' })
  })

  it('refuses with a sentence what leads out of it', async () => {
    await writeZip(file, (archive) => archive.addFile('xx/evil.txt', each(new Uint8Array(3))))
    const honest = await readFile(file, 'latin1')
    await writeFile(file, honest.replaceAll('xx/evil.txt', '../evil.txt'), 'latin1')

    await expectError(
      readingZip(file, async () => undefined),
      'invalid',
      'transfer.damaged',
    )
  })

  it('notices a part that is not what it was, or is not there', async () => {
    await writeZip(file, (archive) => archive.addLines('lines.jsonl', each(...LINES)))

    await readingZip(file, async (archive) => {
      await expectError(all(archive.lines('lines.jsonl', '0'.repeat(64))), 'invalid', 'transfer.damaged')
      await expectError(all(archive.bytes('none')), 'invalid', 'transfer.damaged')
    })
  })

  it('refuses what is no zip, half of one, or one with flipped bits', async () => {
    await writeZip(file, (archive) => archive.addLines('lines.jsonl', each('x'.repeat(100_000))))
    const whole = await readFile(file)
    const look = () => readingZip(file, (archive) => text(archive.bytes('lines.jsonl')))

    await writeFile(file, 'no zip at all')
    await expectError(look(), 'invalid')
    await writeFile(file, whole.subarray(0, whole.length / 2))
    await expectError(look(), 'invalid')
    whole.fill(0xff, 60, 80)
    await writeFile(file, whole)
    await expectError(look(), 'invalid')
    await expectError(
      readingZip(join(folder, 'none.zip'), async () => undefined),
      'invalid',
    )
  })

  it('leaves no file, no half of one and nothing aside when the writing fails', async () => {
    const failing = writeZip(file, async (archive) => {
      await archive.addLines('lines.jsonl', each(...LINES))
      throw new Error('The database went away')
    })

    expect(await failing.catch((error: Error) => error.message)).to.equal('The database went away')
    expect(await readdir(folder)).to.deep.equal([])
  })

  it('takes lines at once and files only as fast as they are received', async () => {
    const archive = await new ZipArchives(folder).create()
    let taken = 0
    async function* large(): AsyncGenerator<Uint8Array> {
      for (; taken < 100; taken++) yield new Uint8Array(MEGABYTE)
    }

    await archive.addLines('lines.jsonl', each(...LINES))
    const adding = archive.addFile('large', large())
    // In each turn of the event loop more would be taken if nothing held that up.
    for (let turns = 0; turns < 500; turns++) await new Promise((resolve) => setImmediate(resolve))
    const before = taken
    const saved = pipeline(archive.content, createWriteStream(file))
    await adding
    await archive.end()
    await saved

    expect(before).to.be.below(10)
    expect(taken).to.equal(100)
  })

  it('lets everything go when nobody receives it any more, at its beginning or in the middle', async () => {
    for (const chunks of [0, 3]) {
      const archive = await new ZipArchives(folder).create()
      await archive.addLines('lines.jsonl', each(...LINES))
      const adding = archive.addFile('endless', endless()).catch((error: unknown) => error)
      const content = archive.content[Symbol.asyncIterator]()
      for (let count = 0; count < chunks; count++) await content.next()

      await content.return?.()

      expect(await adding).to.be.instanceOf(Error)
      await eventually(async () => expect(await readdir(folder)).to.deep.equal([]))
    }
  })

  it('breaks off, so that nobody takes it for whole, when a file can’t be read to its end', async () => {
    const archive = await new ZipArchives(folder).create()
    const received = pipeline(archive.content, createWriteStream(file)).catch((error: Error) => error.message)
    async function* broken(): AsyncGenerator<Uint8Array> {
      yield new Uint8Array(10)
      throw new Error('The store went away')
    }

    const added = await archive.addFile('broken', broken()).catch((error: Error) => error.message)

    expect(added).to.equal('The store went away')
    expect(await received).to.equal('The store went away')
  })
})

async function* endless(): AsyncGenerator<Uint8Array> {
  for (;;) yield new Uint8Array(MEGABYTE)
}
