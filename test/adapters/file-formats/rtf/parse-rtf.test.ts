import { expect } from 'chai'
import { libraryText } from '../../../../adapters/file-formats/document/library-text.ts'
import { parseRtf } from '../../../../adapters/file-formats/rtf/parse-rtf.ts'
import { outline } from '../outline.ts'

const readText = (bytes: Uint8Array) => ({ blocks: libraryText(parseRtf(bytes), 'RTF document') })

describe('an RTF document as text', () => {
  const rtf = (body: string) => Buffer.from(`{\\rtf1\\ansi\\ansicpg1252${body}}`, 'latin1')

  it('reads paragraphs, characters of code pages and Unicode', () => {
    const fonts = '{\\fonttbl{\\f0 Arial;}{\\f1\\fcharset204 Arial Cyr;}}'
    const body = `${fonts}\\f0 Caf\\'e9 \\u8364?5 \\ldblquote ok\\rdblquote\\par {\\f1 \\'cf\\'ee}\\par`

    expect(outline(readText(rtf(body)))).to.deep.equal(['Café €5 “ok”', 'По'])
  })

  it('tells headings by style, lists and table rows', () => {
    const styles = '{\\stylesheet{\\s0 Normal;}{\\s1 heading 1;}{\\*\\cs3 Emphasis;}}'
    const body = `${styles}\\pard\\s1 Our work\\par\\pard\\s0 We help.\\par\\pard\\ls1 {\\listtext\\bullet\\tab}one\\par\\pard\\trowd\\intbl Year\\cell 2023\\cell\\row\\pard After it.\\par`

    expect(outline(readText(rtf(body)))).to.deep.equal([
      '# Our work',
      'We help.',
      '- one',
      '| Year | 2023',
      'After it.',
    ])
  })

  it('leaves out pictures, fields, headers and hidden text', () => {
    const body =
      '{\\header Top\\par}{\\pict 00ff00ff}{\\*\\unknown x}{\\field{\\*\\fldinst PAGE}{\\fldrslt seven}} {\\v hidden}left.\\par'

    expect(outline(readText(rtf(body)))).to.deep.equal(['seven left.'])
  })

  it('reads what is left of a broken one', () => {
    expect(outline(readText(Buffer.from('{\\rtf1 One.\\par {{{{ Two.')))).to.deep.equal(['One.', 'Two.'])
    expect(outline(readText(Buffer.from(`{\\rtf1 ${'{'.repeat(200_000)}deep`)))).to.deep.equal(['deep'])
  })
})
