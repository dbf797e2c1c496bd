import { expect } from 'chai'
import { libraryText } from '../../../../adapters/file-formats/document/library-text.ts'
import { parsePptx } from '../../../../adapters/file-formats/pptx/parse-pptx.ts'
import { odt, pptx, relations, shape } from '../office-files.ts'
import { refusal } from '../refusal.ts'
import { outline } from '../outline.ts'

const textOf = (bytes: Uint8Array) => {
  const document = parsePptx(bytes, { mostElements: 10_000 })
  return { ...document, blocks: libraryText(document, 'PowerPoint presentation') }
}

describe('a PowerPoint presentation as text', () => {
  const title = '<p:ph type="title"/>'
  const body = '<p:ph idx="1"/>'

  it('reads a slide as a page: title first, then text, tables and notes', () => {
    const table =
      '<p:graphicFrame><a:tbl><a:tr><a:tc><a:p><a:r><a:t>Year</a:t></a:r></a:p></a:tc><a:tc><a:p><a:r><a:t>2023</a:t></a:r></a:p></a:tc></a:tr></a:tbl></p:graphicFrame>'
    const first = shape(body, 'We help', 'We teach') + shape(title, 'Our work') + table
    const notes = shape('<p:ph type="sldNum"/>', '1') + shape('<p:ph type="body"/>', 'Say thanks.')

    const read = textOf(pptx([first, shape(title, 'Thanks')], { 1: notes }))

    expect(read.pageCount).to.equal(2)
    expect(outline(read)).to.deep.equal([
      'p1 # Our work',
      'p1 - We help',
      'p1 - We teach',
      'p1 | Year | 2023',
      'p1 Say thanks.',
      'p2 # Thanks',
    ])
  })

  it('keeps the columns of a table under a cell that reaches over rows', () => {
    const cell = (text: string, more = '') => `<a:tc ${more}><a:p><a:r><a:t>${text}</a:t></a:r></a:p></a:tc>`
    const rows = [cell('Year', 'rowSpan="2"') + cell('Spring'), cell('', 'vMerge="1"') + cell('Autumn')]
    const table = `<p:graphicFrame><a:tbl>${rows.map((row) => `<a:tr>${row}</a:tr>`).join('')}</a:tbl></p:graphicFrame>`

    expect(outline(textOf(pptx([table])))).to.deep.equal(['p1 | Year | Spring', 'p1 | | Autumn'])
  })

  it('reads the words and figures of a chart', () => {
    const point = (tag: string, value: string) =>
      `<c:${tag}><c:strRef><c:strCache><c:pt idx="0"><c:v>${value}</c:v></c:pt></c:strCache></c:strRef></c:${tag}>`
    const series = `<c:ser>${point('tx', 'Riders')}${point('cat', '2025')}${point('val', '120')}</c:ser>`
    const chart = `<c:chartSpace><c:chart><c:plotArea><c:barChart>${series}</c:barChart></c:plotArea></c:chart></c:chartSpace>`
    const rels = relations({ c: ['chart', '../charts/c1.xml'] })

    const read = textOf(
      pptx([shape('', 'Text')], {}, { 'ppt/charts/c1.xml': chart, 'ppt/slides/_rels/s1.xml.rels': rels }),
    )

    expect(outline(read)).to.deep.equal(['p1 Text', 'p1 2025: Riders 120'])
  })

  it('leaves out slide numbers, dates and footers', () => {
    const read = textOf(pptx([shape('<p:ph type="ftr"/>', 'Footer') + shape('', 'Text')]))

    expect(outline(read)).to.deep.equal(['p1 Text'])
  })

  it('refuses a presentation without slides', async () => {
    const error = await refusal(() => textOf(odt('')))

    expect(error.code).to.equal('file.broken')
  })
})
