import { expect } from 'chai'
import { libraryText } from '../../../../adapters/file-formats/document/library-text.ts'
import { parseXlsx } from '../../../../adapters/file-formats/xlsx/parse-xlsx.ts'
import { odt, xlsx } from '../office-files.ts'
import { refusal } from '../refusal.ts'
import { outline } from '../outline.ts'

const textOf = (bytes: Uint8Array) => ({
  blocks: libraryText(parseXlsx(bytes, { mostElements: 10_000 }), 'Excel workbook'),
})

describe('an Excel workbook as text', () => {
  it('reads characters that are written as their number, and the underscore that says they are not', () => {
    const rows =
      '<row><c t="s"><v>0</v></c><c t="str"><f>A1</f><v>a_x0009_b</v></c><c t="inlineStr"><is><t>_x005F_x000D_</t></is></c></row>'

    expect(outline(textOf(xlsx({ Budget: rows }, { strings: '<si><t>one_x000D_\ntwo_x0008_</t></si>' })))).to.include(
      '| one two | a b | _x000D_',
    )
  })

  it('reads sheets by name with shared, inline and computed values as shown', () => {
    const rows = `
      <row><c t="s"><v>0</v></c><c t="inlineStr"><is><t>Income</t></is></c></row>
      <row><c s="1"><v>45382</v></c><c s="2"><v>1234567.5</v></c><c s="3"><v>0.256</v></c></row>
      <row><c t="str"><f>A1&amp;B1</f><v>joined</v></c><c><v>0.30000000000000004</v></c><c t="b"><v>1</v></c><c t="e"><v>#REF!</v></c></row>
      <row><c/></row>`
    const strings = '<si><r><t>Ye</t></r><r><t>ar</t></r><rPh><t>phonetic</t></rPh></si>'
    const styles =
      '<numFmts><numFmt numFmtId="164" formatCode="&quot;£&quot;#,##0.00"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="9"/></cellXfs>'

    const read = textOf(xlsx({ Budget: rows, Empty: '' }, { strings, styles }))

    expect(outline(read)).to.deep.equal([
      '# Budget',
      '| Year | Income',
      '| 2024-03-31 | £1,234,567.50 | 26%',
      '| joined | 0.3 | TRUE',
    ])
  })

  it('refuses a workbook without sheets', async () => {
    const error = await refusal(() => textOf(odt('')))

    expect(error.code).to.equal('file.broken')
  })
})
