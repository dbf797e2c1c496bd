import { sentenceOfError } from '../../support/sentences.ts'
import { expect } from 'chai'
import { DirectFormReader } from '../../../adapters/file-formats/direct-form-reader.ts'
import { isAppError } from '../../../core/shared/app-error.ts'
import { refusal } from './refusal.ts'
import { docxOf, odtOf, p, xlsxOf } from './form-files.ts'

const reader = new DirectFormReader()
const text = (words: string) => new TextEncoder().encode(words)

describe('DirectFormReader', () => {
  it('tells the type by content, whatever the name', async () => {
    const files: [string, Uint8Array][] = [
      ['form.pdf', docxOf(p('Word'))],
      ['form.doc', odtOf('<text:p>Open</text:p>')],
      ['form.txt', xlsxOf([{ name: 'S', rows: '<row r="1"><c r="A1" t="inlineStr"><is><t>Cells</t></is></c></row>' }])],
      ['form', text('<!doctype html><p>Web</p>')],
      ['form.md', text('**Mark**')],
      ['form.txt', text('Plain')],
    ]

    const texts = await Promise.all(
      files.map(async ([fileName, bytes]) => {
        const [block] = (await reader.read({ fileName, bytes })).blocks
        return block?.kind === 'paragraph' ? block.text : null
      }),
    )

    expect(texts).to.deep.equal(['Word', 'Open', 'Cells', 'Web', 'Mark', 'Plain'])
  })

  it('refuses a type that is no form, naming those that are', async () => {
    const error: unknown = await reader
      .read({ fileName: 'a.rtf', bytes: text('{\\rtf1 x}') })
      .catch((thrown: unknown) => thrown)

    expect(isAppError(error, 'unsupported')).to.equal(true)
    expect(sentenceOfError(error)).to.match(/^This is an RTF document, .* Accepted are PDF, Word/)
  })

  it('refuses what is nested deeper, longer or wider than any form, in every format', async () => {
    const nested = (open: string, close: string) => open.repeat(20_000) + close.repeat(20_000)
    const files: [string, Uint8Array][] = [
      ['form.html', text(`<!doctype html>${'<b a=1><i><p>'.repeat(20_000)}`)],
      ['form.html', text(`<!doctype html>${'<p>a'.repeat(60_000)}`)],
      ['form.docx', docxOf(nested('<w:tbl><w:tr><w:tc>', '</w:tc></w:tr></w:tbl>'))],
      ['form.docx', docxOf('<w:p/>'.repeat(300_000))],
      ['form.odt', odtOf(nested('<text:span>', '</text:span>'))],
      ['form.txt', text('\n'.repeat(10_000_000))],
      ['form.txt', text('\u00a0'.repeat(5_000_000))],
      ['form.md', text('[a]('.repeat(200_000))],
    ]

    for (const [fileName, bytes] of files) {
      const error = await refusal(() => reader.read({ fileName, bytes }))

      expect(sentenceOfError(error), fileName).to.match(/^The .* is too large to be read: it holds more than /)
    }
  })

  it('reads a line of a hundred thousand blanks, strokes, colons or letters', async () => {
    const patterns = ['\u00a0', '_', ': ', 'a']

    for (const pattern of patterns) {
      const line = `What is it?${pattern.repeat(150_000 / pattern.length)}x`
      const html = `<!doctype html><p>${line}<h2>${line}</h2>`
      for (const [fileName, bytes] of [
        ['form.txt', text(line)],
        ['form.html', text(html)],
        ['form.docx', docxOf(p(line))],
      ] as const) {
        const { blocks } = await reader.read({ fileName, bytes })

        expect(JSON.stringify(blocks).length, `${fileName} of ${pattern}`).to.be.within(10, 2_000_000)
      }
    }
  })

  it('refuses a damaged file with a sentence for the user', async () => {
    const bytes = docxOf('<w:p><w:r>')

    const error: unknown = await reader
      .read({ fileName: 'a.docx', bytes: bytes.slice(0, -40) })
      .catch((thrown: unknown) => thrown)

    expect(isAppError(error, 'unsupported')).to.equal(true)
  })
})
