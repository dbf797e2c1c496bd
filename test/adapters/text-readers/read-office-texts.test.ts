import { expect } from 'chai'
import { docDocument } from '../../../adapters/file-formats/text/text-document.ts'
import { readOdtText } from '../../../adapters/text-readers/read-odt-text.ts'
import { readPptxText } from '../../../adapters/text-readers/read-pptx-text.ts'
import { readXlsxText } from '../../../adapters/text-readers/read-xlsx-text.ts'
import { compoundFile, oldWordFile } from '../file-formats/compound-file.ts'
import { refusal } from '../file-formats/refusal.ts'
import { odt, pptx, shape, xlsx } from '../file-formats/office-files.ts'
import { outline } from '../file-formats/outline.ts'

describe('readOdtText', () => {
  it('reads headings, lists, tables and spaces', () => {
    const body = `
      <text:p text:style-name="Title">Annual report</text:p>
      <text:h text:outline-level="2">Our<text:s text:c="3"/>work</text:h>
      <text:p>We <text:span>help</text:span><text:tab/>people.</text:p>
      <text:list><text:list-item><text:p>one</text:p><text:list><text:list-item><text:p>two</text:p></text:list-item></text:list></text:list-item></text:list>
      <table:table><table:table-row><table:table-cell><text:p>Year</text:p></table:table-cell><table:table-cell><text:p>2023</text:p></table:table-cell></table:table-row></table:table>`

    expect(outline(readOdtText(odt(body)))).to.deep.equal([
      '# Annual report',
      '## Our work',
      'We help people.',
      '- one',
      '-- two',
      '| Year | 2023',
    ])
  })

  it('takes a short line in bold for a heading', () => {
    const styles = `<office:styles><style:style style:name="Strong"><style:text-properties fo:font-weight="bold"/></style:style>
      <style:style style:name="Mine" style:parent-style-name="Strong"/></office:styles>`
    const body = `<text:p text:style-name="Mine">Our work</text:p><text:p><text:span text:style-name="Strong">Our</text:span> aims</text:p>
      <text:p><text:span text:style-name="Strong">Our people</text:span></text:p>`

    const read = readOdtText(odt(body, { 'styles.xml': styles }))

    expect(outline(read)).to.deep.equal(['##### Our work', 'Our aims', '##### Our people'])
  })

  it('puts notes behind their paragraph and leaves out deletions and comments', () => {
    const note =
      '<text:note><text:note-citation>1</text:note-citation><text:note-body><text:p>A note.</text:p></text:note-body></text:note>'
    const body = `<text:tracked-changes><text:p>gone</text:p></text:tracked-changes><text:p>We help${note} people.<office:annotation><text:p>why?</text:p></office:annotation></text:p>`

    expect(outline(readOdtText(odt(body)))).to.deep.equal(['We help people.', 'A note.'])
  })

  it('says so when it is protected by a password', async () => {
    const manifest = '<manifest:file-entry><manifest:encryption-data/></manifest:file-entry>'

    const error = await refusal(() => readOdtText(odt('', { 'META-INF/manifest.xml': manifest })))

    expect(error.message).to.match(/^The OpenDocument text is protected by a password/)
  })
})

describe('readXlsxText', () => {
  it('reads sheets by name with shared, inline and computed values as shown', () => {
    const rows = `
      <row><c t="s"><v>0</v></c><c t="inlineStr"><is><t>Income</t></is></c></row>
      <row><c s="1"><v>45382</v></c><c s="2"><v>1234567.5</v></c><c s="3"><v>0.256</v></c></row>
      <row><c t="str"><f>A1&amp;B1</f><v>joined</v></c><c><v>0.30000000000000004</v></c><c t="b"><v>1</v></c><c t="e"><v>#REF!</v></c></row>
      <row><c/></row>`
    const strings = '<si><r><t>Ye</t></r><r><t>ar</t></r><rPh><t>phonetic</t></rPh></si>'
    const styles =
      '<numFmts><numFmt numFmtId="164" formatCode="&quot;£&quot;#,##0.00"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="9"/></cellXfs>'

    const read = readXlsxText(xlsx({ Budget: rows, Empty: '' }, { strings, styles }))

    expect(outline(read)).to.deep.equal([
      '# Budget',
      '| Year | Income',
      '| 2024-03-31 | £1,234,567.50 | 26%',
      '| joined | 0.3 | TRUE',
    ])
  })

  it('refuses a workbook without sheets', async () => {
    const error = await refusal(() => readXlsxText(odt('')))

    expect(error.code).to.equal('file.broken')
  })
})

describe('readPptxText', () => {
  const title = '<p:ph type="title"/>'
  const body = '<p:ph idx="1"/>'

  it('reads a slide as a page: title first, then text, tables and notes', () => {
    const table =
      '<p:graphicFrame><a:tbl><a:tr><a:tc><a:p><a:r><a:t>Year</a:t></a:r></a:p></a:tc><a:tc><a:p><a:r><a:t>2023</a:t></a:r></a:p></a:tc></a:tr></a:tbl></p:graphicFrame>'
    const first = shape(body, 'We help', 'We teach') + shape(title, 'Our work') + table
    const notes = shape('<p:ph type="sldNum"/>', '1') + shape('<p:ph type="body"/>', 'Say thanks.')

    const read = readPptxText(pptx([first, shape(title, 'Thanks')], { 1: notes }))

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

  it('leaves out slide numbers, dates and footers', () => {
    const read = readPptxText(pptx([shape('<p:ph type="ftr"/>', 'Footer') + shape('', 'Text')]))

    expect(outline(read)).to.deep.equal(['p1 Text'])
  })

  it('refuses a presentation without slides', async () => {
    const error = await refusal(() => readPptxText(odt('')))

    expect(error.code).to.equal('file.broken')
  })
})

describe('docDocument', () => {
  it('reads the paragraphs of an old Word file', async () => {
    const read = await docDocument(oldWordFile('Our work\r\rWe help people in the valley.\rThey come back.\r'))

    expect(outline(read)).to.deep.equal(['### Our work', 'We help people in the valley.', 'They come back.'])
  })

  it('says so when it is protected by a password', async () => {
    const error = await refusal(() => docDocument(oldWordFile('secret\r', { encrypted: true })))

    expect(error.message).to.match(/^The Word document is protected by a password/)
  })

  it('refuses a broken one', async () => {
    const broken = compoundFile({ WordDocument: Buffer.alloc(4096, 1) })

    for (const bytes of [broken, broken.subarray(0, 700), broken.subarray(0, 20)]) {
      expect((await refusal(() => docDocument(bytes))).code).to.equal('file.broken')
    }
  })
})
