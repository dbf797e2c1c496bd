import { expect } from 'chai'
import { strToU8, zipSync } from 'fflate'
import { DirectFormFiller } from '../../../../../adapters/file-formats/filling/direct-form-filler.ts'
import { fillDocx } from '../../../../../adapters/file-formats/filling/docx/fill-docx.ts'
import { openZip } from '../../../../../adapters/file-formats/open-zip.ts'
import { sentenceOfError } from '../../../../support/sentences.ts'
import { docxOf, p, table, tc } from '../../form-files.ts'
import { refusal } from '../../refusal.ts'
import { below, blocksOf, entry, fieldSlots, fillBody, MAIN } from './docx-filling.ts'

const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'
const STRICT = 'http://purl.oclc.org/ooxml/wordprocessingml/main'
const question = p('Name: ______')

/** A file with other bytes in a part. */
function withPart(name: string, content: Uint8Array, base = docxOf(question)): Uint8Array {
  const zip = openZip(base)
  const parts = Object.fromEntries(zip.names.map((part) => [part, zip.read(part)!]))
  return zipSync({ ...parts, [name]: content })
}

const fill = (bytes: Uint8Array) => fillDocx(bytes, [entry(fieldSlots(blocksOf(bytes))[0]!, 'Jo 漢')])

describe('odd Word documents', () => {
  const encrypted = Buffer.concat([
    Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
    Buffer.from('EncryptedPackage\0', 'utf16le'),
  ])
  const bomb = withPart(MAIN, new Uint8Array(64 * 1024 * 1024))
  const refused: readonly [string, Uint8Array, RegExp][] = [
    ['encrypted', encrypted, /password/],
    ['signed', withPart('_xmlsignatures/sig1.xml', strToU8('<a/>')), /is signed/],
    ['a zip bomb', bomb, /too large/],
    ['cut off', docxOf(question).subarray(0, 300), /damaged|broken|can't be read|could not be read/i],
    [
      'without a main part',
      withPart(
        'word/other.xml',
        strToU8('<a/>'),
        zipSync({ '[Content_Types].xml': strToU8('wordprocessingml.document.main+xml') }),
      ),
      /Word document/,
    ],
    ['not well-formed', withPart(MAIN, strToU8(`<w:document ${W}><w:body><w:p></w:body>`)), /Word document/],
    ['too deep', withPart(MAIN, strToU8('<a>'.repeat(2_000) + '</a>'.repeat(2_000))), /too large/],
    ['with broken letters', withPart(MAIN, Buffer.from('\ufeff<a>\ud800</a>', 'utf16le')), /Word document/],
  ]
  for (const [name, bytes, sentence] of refused)
    it(`are refused in a sentence: ${name}`, async () => {
      const before = Buffer.from(bytes)
      const filler = new DirectFormFiller({ runsOf: () => [], bytesOf: () => Promise.reject(new Error()) } as never)

      const error = await refusal(() => filler.fill({ fileName: 'a.docx', bytes }, [entry(null, 'Jo')], 'en'))

      expect(error.kind).to.equal('unsupported')
      expect(sentenceOfError(error)).to.match(sentence)
      expect(Buffer.compare(before, bytes)).to.equal(0)
    })

  const xml = (body: string, namespace = W) => `<w:document ${namespace}><w:body>${body}</w:body></w:document>`
  const filled: readonly [string, Uint8Array][] = [
    ['with macros', withPart('word/vbaProject.bin', Uint8Array.of(1, 2, 3))],
    ['of the strict kind', withPart(MAIN, strToU8(xml(question, `xmlns:w="${STRICT}"`)))],
    ['in UTF-16', withPart(MAIN, Buffer.from(`\ufeff${xml(question)}`, 'utf16le'))],
    ['with a byte order mark', withPart(MAIN, Buffer.from(`\ufeff${xml(question)}`))],
    ['with a prefix of its own', withPart(MAIN, strToU8(xml(question).replaceAll(/\bw(?=[:=])/gu, 'ns0')))],
    [
      'in Windows-1252',
      withPart(
        MAIN,
        Buffer.from(`<?xml version="1.0" encoding="windows-1252"?>${xml(`${p('n\xe9')}${question}`)}`, 'latin1'),
      ),
    ],
    ['without styles', withPart('word/styles.xml', strToU8('<w:styles/>'))],
    ['with CRLF and comments', withPart(MAIN, strToU8(`<?xml version="1.0"?>\r\n<!-- > -->\r\n${xml(question)}`))],
    ['with wrong content types', withPart('[Content_Types].xml', strToU8('<Types/>'))],
  ]
  for (const [name, bytes] of filled)
    it(`are filled: ${name}`, () => {
      const { bytes: written, places } = fill(bytes)

      expect(places[0]!.state).to.equal('filled')
      expect(JSON.stringify(blocksOf(written))).to.include('Jo 漢')
      const [before, after] = [openZip(bytes), openZip(written)]
      for (const part of before.names) if (part !== MAIN) expect(after.read(part)).to.deep.equal(before.read(part))
    })

  it('stay equal byte by byte where nothing is written', () => {
    const bytes = docxOf(question)
    const entries = [
      entry(null, 'Jo', 'a'),
      entry({ kind: 'below', anchor: '1-2', page: null }, 'Jo', 'b'),
      entry(fieldSlots(blocksOf(bytes))[0]!, {}, 'c'),
    ]

    const { bytes: written, places } = fillDocx(bytes, entries)

    expect(Buffer.compare(written, bytes)).to.equal(0)
    expect(places.map(({ state, reason }) => [state, reason])).to.deep.equal([
      ['no-place', 'no-place'],
      ['no-place', 'no-place'],
      ['left', 'unanswered'],
    ])
  })

  it('keep tracked changes, and take one answer for one place', () => {
    const tracked = `<w:p><w:ins w:id="1" w:author="A">${question.replace(/^<w:p>.*?<\/w:pPr>|<\/w:p>$/gu, '')}</w:ins></w:p>`
    const deleted = `<w:p><w:del w:id="2"><w:r><w:delText>old</w:delText></w:r></w:del></w:p>`

    const { body, places } = fillBody(tracked + deleted, (blocks) => {
      const [slot] = fieldSlots(blocks)
      return [entry(slot!, 'Jo', 'a'), entry(slot!, 'Ann', 'b')]
    })

    expect(body).to.match(/<w:ins w:id="1" w:author="A">.*Jo.*<\/w:ins>/u)
    expect(body).to.include(deleted)
    expect(places.map(({ reason }) => reason)).to.deep.equal([null, 'unwritable'])
  })

  it('are filled in one go: a hundred questions in a long table', () => {
    const rows = Array.from({ length: 200 }, (_, at) => [tc(p(`Question ${at}?`)), tc(p('x'))])
    const bytes = docxOf(table(rows))
    const cells = blocksOf(bytes).flatMap((block) => (block.kind === 'table' ? block.cells : []))
    const entries = cells
      .slice(0, 100)
      .map((cell, at) => entry(below(cell.blocks[0]!), 'An answer. '.repeat(20), `q${at}`))

    const { places } = fillDocx(bytes, entries)

    expect(places.every(({ state }) => state === 'filled')).to.equal(true)
  })
})
