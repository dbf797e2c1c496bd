import { expect } from 'chai'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { deflateRawSync } from 'node:zlib'
import { openZip } from '../../../../../adapters/file-formats/open-zip.ts'
import { patchZip } from '../../../../../adapters/file-formats/filling/package/patch-zip.ts'
import { refusal } from '../../refusal.ts'

const bytes = zipSync({ mimetype: [strToU8('kind'), { level: 0 }], 'a.xml': strToU8('<a/>'), 'b.xml': strToU8('<b/>') })
const changes = (parts: Record<string, string>) =>
  new Map(Object.entries(parts).map(([name, text]) => [name, strToU8(text)] as const))
const textsOf = (zip: Uint8Array) =>
  Object.fromEntries(Object.entries(unzipSync(zip)).map(([name, data]) => [name, strFromU8(data)]))

describe('patchZip', () => {
  it('gives equal bytes where nothing changes', () => {
    expect(patchZip(bytes, new Map(), 'file')).to.deep.equal(bytes)
  })

  it('changes and adds entries, and keeps the order and what is stored', () => {
    const patched = patchZip(bytes, changes({ 'a.xml': '<a>new</a>', mimetype: 'other', 'c/é.xml': '<c/>' }), 'file')

    expect(textsOf(patched)).to.deep.equal({
      mimetype: 'other',
      'a.xml': '<a>new</a>',
      'b.xml': '<b/>',
      'c/é.xml': '<c/>',
    })
    expect(openZip(patched).names).to.deep.equal(['mimetype', 'a.xml', 'b.xml', 'c/é.xml'])
    expect(Buffer.from(patched).toString('latin1')).to.include('mimetypeother')
  })

  it('copies all else as it stands, data descriptors and what stands before and after too', () => {
    const original = streamedZip({ 'a.xml': '<a/>', 'b.xml': '<b/>' }, 'a comment')

    const patched = Buffer.from(patchZip(original, changes({ 'b.xml': '<b>2</b>' }), 'file'))

    expect(textsOf(patched)).to.deep.equal({ 'a.xml': '<a/>', 'b.xml': '<b>2</b>' })
    const second = original.indexOf('PK\x03\x04', 6, 'latin1')
    expect(patched.subarray(0, second)).to.deep.equal(original.subarray(0, second))
    expect(patched.readUInt16LE(second + 6) & 8).to.equal(0)
    expect(patched.toString('latin1')).to.match(/a comment$/)
  })

  it('patches a file of zip64', () => {
    const original = zip64Of('a.xml', '<a/>')

    const patched = patchZip(original, changes({ 'new.xml': '<n/>' }), 'file')

    expect(openZip(patched).readText('a.xml')).to.equal('<a/>')
    expect(openZip(patched).readText('new.xml')).to.equal('<n/>')
    expect(textsOf(patchZip(original, changes({ 'a.xml': '<a>2</a>' }), 'file'))).to.deep.equal({ 'a.xml': '<a>2</a>' })
  })

  it('refuses two entries of one name where one is to change, and entries that overlap', async () => {
    const twice = streamedZip([
      ['a.xml', '<a/>'],
      ['a.xml', '<b/>'],
    ])
    const overlapping = Buffer.from(bytes)
    overlapping.writeUInt32LE(1000, overlapping.indexOf('PK\x01\x02', 0, 'latin1') + 20)

    for (const zip of [twice, overlapping, bytes.subarray(0, 60)])
      expect((await refusal(() => patchZip(zip, changes({ 'a.xml': 'x' }), 'file'))).code).to.equal('file.broken')
  })
})

type Parts = Record<string, string> | [string, string][]

/** As programs write a zip that can't go back: sizes stand behind the data. */
function streamedZip(parts: Parts, comment = ''): Buffer {
  const pieces: Buffer[] = [Buffer.from('stub ')]
  const directory: Buffer[] = []
  const list = Array.isArray(parts) ? parts : Object.entries(parts)
  for (const [name, text] of list) {
    const data = deflateRawSync(text)
    const offset = pieces.reduce((sum, piece) => sum + piece.length, 0)
    const local = Buffer.alloc(30)
    local.writeUInt32LE(0x04034b50, 0)
    local.writeUInt16LE(8, 6)
    local.writeUInt16LE(8, 8)
    local.writeUInt16LE(name.length, 26)
    const descriptor = Buffer.from('PK\x07\x08000011112222', 'latin1')
    pieces.push(local, Buffer.from(name), data, descriptor)
    directory.push(directoryRecord(name, { size: text.length, compressed: data.length, offset, flags: 8 }))
  }
  const before = Buffer.concat(pieces)
  return Buffer.concat([before, endOf(directory, before.length, comment)])
}

interface RecordFields {
  readonly size: number
  readonly compressed: number
  readonly offset: number
  readonly flags?: number
  readonly extra?: Buffer
}

function directoryRecord(
  name: string,
  { size, compressed, offset, flags = 0, extra = Buffer.of() }: RecordFields,
): Buffer {
  const record = Buffer.alloc(46)
  record.writeUInt32LE(0x02014b50, 0)
  record.writeUInt16LE(flags, 8)
  record.writeUInt16LE(8, 10)
  record.writeUInt32LE(compressed, 20)
  record.writeUInt32LE(size, 24)
  record.writeUInt16LE(name.length, 28)
  record.writeUInt16LE(extra.length, 30)
  record.writeUInt32LE(offset, 42)
  return Buffer.concat([record, Buffer.from(name), extra])
}

function endOf(directory: readonly Buffer[], offset: number, comment = ''): Buffer {
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(directory.length, 10)
  end.writeUInt32LE(offset, 16)
  end.writeUInt16LE(comment.length, 20)
  return Buffer.concat([...directory, end, Buffer.from(comment)])
}

function zip64Of(name: string, text: string): Buffer {
  const data = deflateRawSync(text)
  const local = Buffer.alloc(30)
  local.writeUInt32LE(0x04034b50, 0)
  local.writeUInt16LE(8, 8)
  local.writeUInt16LE(name.length, 26)
  const extra = Buffer.alloc(28)
  extra.writeUInt16LE(1, 0)
  extra.writeUInt16LE(24, 2)
  extra.writeBigUInt64LE(BigInt(text.length), 4)
  extra.writeBigUInt64LE(BigInt(data.length), 12)
  const full = 0xffffffff
  const record = directoryRecord(name, { size: full, compressed: full, offset: full, extra })
  const before = Buffer.concat([local, Buffer.from(name), data])
  return Buffer.concat([before, endOf([record], before.length)])
}
