import { sentenceOfError } from '../../support/sentences.ts'
import { expect } from 'chai'
import { strToU8, zipSync } from 'fflate'
import { randomBytes } from 'node:crypto'
import { openZip } from '../../../adapters/file-formats/open-zip.ts'
import { refusal } from './refusal.ts'

const ZEROS = new Uint8Array(64 * 1024 * 1024)

describe('openZip', () => {
  it('lists names and reads deflated and stored entries', () => {
    const bytes = zipSync({ 'a/b.txt': strToU8('hello '.repeat(100)), c: [strToU8('plain'), { level: 0 }] })

    const zip = openZip(bytes)

    expect(zip.names).to.deep.equal(['a/b.txt', 'c'])
    expect(zip.readText('a/b.txt')).to.equal('hello '.repeat(100))
    expect(zip.readText('c')).to.equal('plain')
    expect(zip.read('missing')).to.equal(null)
  })

  it('reads a zip that is a view into a larger buffer', () => {
    const bytes = zipSync({ a: strToU8('text') })
    const larger = Buffer.concat([Buffer.alloc(7), bytes, Buffer.alloc(3)])

    expect(openZip(larger.subarray(7, 7 + bytes.length)).readText('a')).to.equal('text')
  })

  it('treats names that climb out of a folder as mere names', () => {
    const zip = openZip(zipSync({ '../../etc/passwd': strToU8('x'), '/root': strToU8('y') }))

    expect(zip.names).to.deep.equal(['../../etc/passwd', 'root'])
    expect(zip.readText('../../etc/passwd')).to.equal('x')
  })

  it('refuses an entry that swells beyond any document, whatever size it claims', async () => {
    const bytes = Buffer.from(zipSync({ bomb: ZEROS }))
    bytes.writeUInt32LE(10, bytes.indexOf('PK\x01\x02', 0, 'latin1') + 24)
    const before = process.memoryUsage().rss

    const error = await refusal(() => openZip(bytes, 'Word document').read('bomb'))

    expect(error.code).to.equal('file.too-large-inside')
    expect(sentenceOfError(error)).to.match(/^The Word document is too large to be read/)
    expect(process.memoryUsage().rss - before).to.be.lessThan(60 * 1024 * 1024)
  })

  it('refuses many entries that together are too large, though they share their bytes', async () => {
    const part = Buffer.concat(Array<Buffer>(5000).fill(randomBytes(4096)))
    const zip = openZip(overlappingZip(part, 30))

    const error = await refusal(() => zip.names.forEach((name) => zip.read(name)))

    expect(error.code).to.equal('file.too-large-inside')
  })

  it('may read one entry again and again', () => {
    const zip = openZip(zipSync({ a: new Uint8Array(7 * 1024 * 1024) }))

    for (let i = 0; i < 60; i++) expect(zip.read('a')!.length).to.equal(7 * 1024 * 1024)
  })

  it('refuses what is cut short, garbled or no zip at all', async () => {
    const bytes = Buffer.from(zipSync({ a: strToU8('some text that is long enough to be deflated, deflated') }))
    const garbled = Buffer.from(bytes)
    garbled.fill(0xff, 31, 60)

    for (const broken of [bytes.subarray(0, 40), Buffer.from('PK\x03\x04'), new Uint8Array(), garbled]) {
      const error = await refusal(() => openZip(broken).read('a'))

      expect(error.code).to.equal('file.broken')
    }
  })

  it('says so when an entry is encrypted', async () => {
    const bytes = Buffer.from(zipSync({ a: strToU8('text') }))
    bytes.writeUInt16LE(1, bytes.indexOf('PK\x01\x02', 0, 'latin1') + 8)

    const error = await refusal(() => openZip(bytes).read('a'))

    expect(error.code).to.equal('file.password-protected')
  })
})

/** A zip whose directory names the same bytes again and again. */
function overlappingZip(part: Uint8Array, times: number): Buffer {
  const single = Buffer.from(zipSync({ a0: part }, { level: 1 }))
  const directory = single.indexOf('PK\x01\x02', 0, 'latin1')
  const end = single.indexOf('PK\x05\x06', directory, 'latin1')
  const entries = Array.from({ length: times }, (_, i) => {
    const entry = Buffer.from(single.subarray(directory, end))
    entry.write(String.fromCharCode(97 + i), 46)
    return entry
  })
  const tail = Buffer.from(single.subarray(end))
  tail.writeUInt16LE(times, 10)
  return Buffer.concat([single.subarray(0, directory), ...entries, tail])
}
