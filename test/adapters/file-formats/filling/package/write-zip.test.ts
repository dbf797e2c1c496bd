import { expect } from 'chai'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { openZip } from '../../../../../adapters/file-formats/open-zip.ts'
import { writeZip } from '../../../../../adapters/file-formats/filling/package/write-zip.ts'

const picture = Uint8Array.from({ length: 2000 }, (_, at) => (at * 7919) % 251)
const bytes = zipSync({
  mimetype: [strToU8('kind'), { level: 0 }],
  'a.xml': strToU8('<a/>'),
  'media/': new Uint8Array(),
  'media/1.png': picture,
  'b.xml': strToU8('<b/>'),
})
const changed = (parts: Record<string, string>) =>
  writeZip(openZip(bytes), new Map(Object.entries(parts).map(([name, text]) => [name, strToU8(text)] as const)))

describe('writeZip', () => {
  it('changes and adds entries, and keeps the others and their order', () => {
    const written = unzipSync(changed({ 'a.xml': '<a>new</a>', 'c/é.xml': '<c/>' }))

    expect(Object.keys(written)).to.deep.equal(['mimetype', 'a.xml', 'media/', 'media/1.png', 'b.xml', 'c/é.xml'])
    expect(written['media/1.png']).to.deep.equal(picture)
    expect(['mimetype', 'a.xml', 'b.xml', 'c/é.xml'].map((name) => strFromU8(written[name]!))).to.deep.equal([
      'kind',
      '<a>new</a>',
      '<b/>',
      '<c/>',
    ])
  })

  it('tells the type of an OpenDocument file in its first bytes, without an extra field', () => {
    expect(Buffer.from(changed({ 'a.xml': '' })).toString('latin1', 30, 42)).to.equal('mimetypekind')
  })

  it('gives the same file whenever it is written', () => {
    expect(changed({ 'a.xml': '<n/>' })).to.deep.equal(changed({ 'a.xml': '<n/>' }))
  })
})
