import { expect } from 'chai'
import { DirectFormReader } from '../../../adapters/forms/direct-form-reader.ts'
import { isAppError } from '../../../core/shared/app-error.ts'
import { docxOf, odtOf, p, xlsxOf } from './office-files.ts'

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
    expect((error as Error).message).to.match(/^This is an RTF document, .* Accepted are PDF, Word/)
  })

  it('refuses a damaged file with a sentence for the user', async () => {
    const bytes = docxOf('<w:p><w:r>')

    const error: unknown = await reader
      .read({ fileName: 'a.docx', bytes: bytes.slice(0, -40) })
      .catch((thrown: unknown) => thrown)

    expect(isAppError(error, 'unsupported')).to.equal(true)
  })
})
