import { sentenceOfError } from '../../support/sentences.ts'
import { expect } from 'chai'
import { zipSync } from 'fflate'
import { DirectTextReader } from '../../../adapters/file-formats/direct-text-reader.ts'
import { refusal } from './refusal.ts'
import { docx, p } from './office-files.ts'
import { outline } from './outline.ts'
import { pdf } from './pdf/pdf-files.ts'

const reader = new DirectTextReader()

describe('DirectTextReader', () => {
  it('reads a document whatever its name says', async () => {
    const read = await reader.read({ fileName: 'report.pdf', bytes: docx(p('We help people.')) })

    expect(read.mediaType).to.match(/wordprocessingml/)
    expect(read.pageCount).to.equal(null)
    expect(outline(read)).to.deep.equal(['We help people.'])
  })

  it('reads a PDF with its pages', async () => {
    const bytes = await pdf((d) => d.text('First page here.').addPage().text('Second page here.'))

    const read = await reader.read({ fileName: 'a', bytes })

    expect(read).to.include({ mediaType: 'application/pdf', pageCount: 2 })
    expect(outline(read)).to.deep.equal(['p1 First page here.', 'p2 Second page here.'])
  })

  it('leaves the bytes with the caller', async () => {
    const bytes = docx(p('We help people.'))

    await reader.read({ fileName: 'a.docx', bytes })

    expect(bytes.length).to.be.greaterThan(0)
  })

  it('refuses with a sentence what it cannot read', async () => {
    const files: [Uint8Array, string][] = [
      [new Uint8Array(), 'file.empty'],
      [docx(''), 'file.without-text'],
      [Buffer.from('-----\n* * *\n_____\n'), 'file.without-text'],
      [docx(p('x')).subarray(0, 200), 'file.broken'],
      [Buffer.from('ffd8ffe000104a46494600010101004800480000ffdb', 'hex'), 'file.unknown-type'],
      [Buffer.alloc(200 * 1024 * 1024, 'a '), 'file.too-large-inside'],
      [zipBomb(), 'file.too-large-inside'],
    ]
    for (const [bytes, code] of files) {
      const error = await refusal(() => reader.read({ fileName: 'plan.docx', bytes }))

      expect(error).to.include({ kind: 'unsupported', code })
      expect(sentenceOfError(error)).to.match(/^[A-Z].*\.$/)
    }
  })

  it('reads the next document after one that failed', async () => {
    await refusal(() => reader.read({ fileName: 'a', bytes: new Uint8Array() }))

    const read = await reader.read({ fileName: 'a.md', bytes: Buffer.from('# Aims') })

    expect(outline(read)).to.deep.equal(['# Aims'])
  })
})

function zipBomb(): Uint8Array {
  const types =
    '<Override ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/>'
  return zipSync({
    '[Content_Types].xml': Buffer.from(types),
    'word/document.xml': new Uint8Array(64 * 1024 * 1024).fill(32),
  })
}
