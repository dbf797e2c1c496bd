import { expect } from 'chai'
import { openZip } from '../../../../../adapters/file-formats/open-zip.ts'
import { fillXlsx } from '../../../../../adapters/file-formats/filling/xlsx/fill-xlsx.ts'
import { refusal } from '../../refusal.ts'
import { c, xlsxOf, zipOf, type SheetXml } from '../../form-files.ts'
import { entryOf, filledWith, outcomesOf } from '../form-entries.ts'

const row = (number: number, ...cells: string[]) => `<row r="${number}">${cells.join('')}</row>`
const sheet = (rows: string, more = ''): SheetXml => ({ name: 'Form', rows, more })
const cellAt = (reference: string) => ({ kind: 'cell', anchor: `'Form'!${reference}`, page: null }) as const
const sheetOf = (bytes: Uint8Array) => openZip(bytes).readText('xl/worksheets/sheet1.xml')!
const dataOf = (bytes: Uint8Array) => /<sheetData>([\s\S]*)<\/sheetData>/.exec(sheetOf(bytes))![1]!

function filledAt(bytes: Uint8Array, answers: Readonly<Record<string, string>>) {
  return fillXlsx(
    bytes,
    Object.entries(answers).map(([reference, text]) => entryOf(cellAt(reference), text)),
  )
}

describe('filling in an Excel workbook', () => {
  it('writes cells that are there, and puts in cells and rows that are not, in their order', () => {
    const bytes = xlsxOf([sheet(row(1, c('A1', 'Name'), c('D1', 'x')) + row(4, c('B4', '', 2)))])

    const { bytes: filled } = filledAt(bytes, { C1: 'see', B1: 'Tide', B4: 'dry', A2: 'new' })

    const text = (reference: string, words: string, style = '') =>
      `<c r="${reference}"${style} t="inlineStr"><is><t xml:space="preserve">${words}</t></is></c>`
    expect(dataOf(filled)).to.equal(
      `<row r="1">${c('A1', 'Name')}${text('B1', 'Tide')}${text('C1', 'see')}${c('D1', 'x')}</row>` +
        `<row r="2">${text('A2', 'new')}</row><row r="4">${text('B4', 'dry', ' s="2"')}</row>`,
    )
  })

  it('changes no other part, and keeps text that looks like a formula text', () => {
    const bytes = xlsxOf([sheet(row(1, c('A1', 'Name'), c('B1', '', 2)))])

    const { bytes: filled } = filledAt(bytes, { B1: '=1+1' })

    const [before, after] = [openZip(bytes), openZip(filled)]
    const changed = after.names.filter((name) => before.readText(name) !== after.readText(name))
    expect(changed).to.deep.equal(['xl/styles.xml', 'xl/worksheets/sheet1.xml'])
    expect(dataOf(filled)).to.contain('<c r="B1" s="3" t="inlineStr"><is><t xml:space="preserve">=1+1</t></is></c>')
    expect(after.readText('xl/styles.xml')).to.contain('<xf fontId="0" borderId="1" quotePrefix="1"></xf></cellXfs>')
  })

  it('writes beside a question into no cell of another prompt, of a signature, of the office or of another answer', () => {
    const below = { kind: 'below', anchor: "'Form'!B2", page: null } as const
    const outcomeOf = (rows: string, others: readonly string[] = []) => {
      const entries = [entryOf(below, '£500'), ...others.map((reference) => entryOf(cellAt(reference), 'Their answer'))]
      return outcomesOf(fillXlsx(xlsxOf([sheet(rows)]), entries))[0]
    }
    const asked = (...more: string[]) => row(2, c('B2', 'Total'), ...more)

    expect(outcomeOf(asked(c('C2', 'x')))).to.equal('filled')
    expect(outcomeOf(asked(c('C2', 'x')) + row(3, c('A3', 'Signed')))).to.equal('no-place')
    expect(outcomeOf(row(1, c('C1', 'Signature')) + asked() + row(3, c('B3', 'x')))).to.equal('no-place')
    expect(outcomeOf(row(1, c('C1', 'For office use only')) + asked() + row(3, c('B3', 'x')))).to.equal('no-place')
    expect(outcomeOf(asked(c('C2', 'x')), ['B3'])).to.equal('no-place')
    expect(outcomeOf(asked(), ['C2'])).to.equal('filled')
  })

  it('wraps what is longer than its cell, and lets the row grow', () => {
    const bytes = xlsxOf([sheet(row(1, c('A1', 'About'), c('B1')))])

    const { bytes: filled, places } = filledAt(bytes, { B1: 'Many words that need lines\n\n- **bold**' })

    expect(places[0]!.state).to.equal('filled')
    expect(dataOf(filled)).to.match(/^<row ht="\d+" customHeight="1" r="1">/)
    expect(dataOf(filled)).to.contain('<r><rPr><b/></rPr><t xml:space="preserve">bold</t></r>')
    expect(openZip(filled).readText('xl/styles.xml')).to.contain('wrapText="1"')
  })

  it('says what is higher than any row', () => {
    const bytes = xlsxOf([sheet(row(1, c('A1', 'About'), c('B1')))])

    expect(outcomesOf(filledAt(bytes, { B1: 'word '.repeat(2000) }))).to.deep.equal(['too-long'])
    expect(outcomesOf(filledAt(bytes, { B1: 'word '.repeat(10_000) }))).to.deep.equal(['unwritable'])
  })

  it('writes numbers and days where the format of the cell is one', () => {
    const styles = '<styleSheet><cellXfs><xf numFmtId="0"/><xf numFmtId="4"/><xf numFmtId="14"/></cellXfs></styleSheet>'
    const rows = row(1, c('A1', 'Cost'), c('B1', '', 1), c('C1', '', 2), c('D1', '', 1), c('E1'), c('F1'))
    const bytes = withPart(xlsxOf([sheet(rows)]), 'xl/styles.xml', styles)

    const { bytes: filled } = filledAt(bytes, { B1: '£1,200.50', C1: '31 March 2026', D1: 'none', E1: '12', F1: '012' })

    const values = [...dataOf(filled).matchAll(/<c r="([B-F])1"[^>]*>(?:<v>|<is><t[^>]*>)([^<]*)/g)]
    expect(values.map(([, column, value]) => `${column} ${value}`)).to.deep.equal([
      'B 1200.5',
      'C 46112',
      'D none',
      'E 12',
      'F 012',
    ])
  })

  it('writes white on no white', () => {
    const font = (colour: string) => `<font><sz val="10"/><color ${colour}/></font>`
    const fill = (colour: string) => `<fill><patternFill patternType="solid"><fgColor ${colour}/></patternFill></fill>`
    const white = 'rgb="FFFFFFFF"'
    const styles = `<styleSheet><fonts>${font(white)}${font('theme="1"')}</fonts><fills><fill><patternFill patternType="none"/></fill>${fill(white)}${fill('rgb="FF003366"')}</fills><cellXfs>${[0, 1, 2].map((id) => `<xf numFmtId="0" fontId="0" fillId="${id}"/>`).join('')}</cellXfs></styleSheet>`
    const rows = row(1, c('A1', '', 0), c('B1', '', 1), c('C1', '', 2), c('D1', '', 1))

    const { bytes } = filledAt(withPart(xlsxOf([sheet(rows)]), 'xl/styles.xml', styles), {
      A1: 'a',
      B1: 'b',
      C1: 'c',
      D1: '4',
    })

    const formats = [
      ...openZip(bytes)
        .readText('xl/styles.xml')!
        .matchAll(/<xf [^>]*>/g),
    ].map(([one]) => one)
    const fonts = [...dataOf(bytes).matchAll(/<c r="[A-D]1" s="(\d+)"/g)].map(([, style]) => {
      return /fontId="(\d)"/.exec(formats[Number(style)]!)![1]
    })
    expect(fonts).to.deep.equal(['1', '1', '0', '1'])
  })

  it('repeats no sign, unit or label of the cells beside', () => {
    const rows = [
      row(1, c('A1', '£'), c('B1'), c('C1', 'a year')),
      row(2, c('A2', 'Tel:'), c('B2')),
      row(3, c('A3', 'Share'), c('B3'), c('C3', '%')),
      row(4, c('A4', 'Cost: £_____ a year')),
    ].join('')

    const { bytes } = filledAt(xlsxOf([sheet(rows)]), { B1: '£9,800', B2: 'Tel: 0151 496 0100', B3: '40%' })

    const texts = [...dataOf(bytes).matchAll(/<c r="(B\d)"[^>]*>(?:<v>|<is><t[^>]*>)([^<]*)/g)].map(
      ([, , text]) => text,
    )
    expect(texts).to.deep.equal(['9,800', '0151 496 0100', '40'])
  })

  it('overwrites no formula, no words and no locked cell', () => {
    const rows = row(1, c('A1', 'Sum'), '<c r="B1"><f>1+1</f><v>2</v></c>', c('C1', '', 2))
    const bytes = xlsxOf([sheet(rows, '<sheetProtection sheet="1"/>')])
    const open = xlsxOf([sheet(rows)])

    expect(outcomesOf(filledAt(bytes, { C1: 'x' }))).to.deep.equal(['protected'])
    expect(outcomesOf(filledAt(open, { A1: 'x', B1: 'x', C1: 'x' }))).to.deep.equal([
      'no-place',
      'unwritable',
      'filled',
    ])
  })

  it('takes only what a drop-down list offers, from its rule or from other cells', () => {
    const rules =
      '<dataValidations><dataValidation type="list" sqref="B1"><formula1>"Yes,No"</formula1></dataValidation>' +
      '<dataValidation type="list" sqref="B2"><formula1>\'My lists\'!$A$1:$A$2</formula1></dataValidation></dataValidations>'
    const rows = row(1, c('A1', 'A?'), c('B1', '', 2)) + row(2, c('A2', 'B?'), c('B2', '', 2))
    const lists = { name: 'My lists', rows: row(1, c('A1', 'North')) + row(2, c('A2', 'South')), state: 'hidden' }
    const bytes = xlsxOf([sheet(rows, rules), lists])

    const filled = filledAt(bytes, { B1: 'yes', B2: 'South' })

    expect(outcomesOf(filled)).to.deep.equal(['filled', 'filled'])
    expect(dataOf(filled.bytes)).to.contain('>Yes<').and.to.contain('>South<')
    expect(outcomesOf(filledAt(bytes, { B1: 'maybe', B2: 'West' }))).to.deep.equal(['unknown-option', 'unknown-option'])
  })

  it('writes over blanks within the words of a cell, beside a question, and in the first of merged cells', async () => {
    const merge = '<mergeCells><mergeCell ref="A3:C3"/></mergeCells>'
    const rows =
      row(1, c('A1', 'Name: ____ Town: ____')) + row(2, c('A2', 'Why?')) + row(3, c('A3', '', 2), c('B3', '', 2))
    const bytes = xlsxOf([sheet(rows, merge)])
    const file = { bytes, fileName: 'form.xlsx' }

    const { bytes: filled } = await filledWith(fillXlsx, file, ['Tide', 'York', 'So', 'Merged'])

    expect(dataOf(filled))
      .to.contain('Name: Tide Town: York')
      .and.to.match(/r="B2"[^/]*<t[^>]*>So</)
      .and.to.match(/r="A3"[^/]*<t[^>]*>Merged</)
  })

  it('notes what is needed beside cells that stay empty, on a sheet without notes of its own', () => {
    const bytes = xlsxOf([sheet(row(1, c('A1', 'Name'), c('B1', '', 2), c('C1', '', 2)))])
    const noted = (file: Uint8Array, ...references: string[]) =>
      fillXlsx(
        file,
        references.map((one) => entryOf(cellAt(one), null, { remark: `Needed: ${one} & more` })),
      ).bytes

    const once = noted(bytes, 'B1', 'C1', 'B1')

    expect(sheetOf(once)).to.contain('legacyDrawing')
    expect(openZip(once).readText('xl/comments1.xml')).to.match(/ref="B1".*Needed: B1 &amp; more.*ref="C1".*Needed: C1/)
    expect(
      openZip(once)
        .readText('xl/drawings/vmlDrawing1.vml')!
        .match(/ObjectType="Note"/g),
    ).to.have.length(2)
    expect(dataOf(once)).to.equal(dataOf(bytes))
    expect(noted(once, 'B1')).to.deep.equal(once)
  })

  it('computes formulas anew once numbers are written', () => {
    const bytes = withPart(xlsxOf([sheet(row(1, c('A1', 'n'), c('B1')))]), 'xl/workbook.xml', (workbook) =>
      workbook.replace('</workbook>', '<calcPr calcId="1"/></workbook>'),
    )

    expect(openZip(filledAt(bytes, { B1: '5' }).bytes).readText('xl/workbook.xml')).to.contain(
      '<calcPr fullCalcOnLoad="1"',
    )
    expect(openZip(filledAt(bytes, { B1: 'x' }).bytes).readText('xl/workbook.xml')).not.to.contain('fullCalcOnLoad')
  })

  it('refuses a signed workbook', async () => {
    const signed = withPart(xlsxOf([sheet(row(1, c('A1', 'Name')))]), '_xmlsignatures/sig1.xml', '<Signature/>')

    expect((await refusal(() => filledAt(signed, { B1: 'x' }))).code).to.equal('form.signed')
  })
})

function withPart(bytes: Uint8Array, name: string, content: string | ((before: string) => string)): Uint8Array {
  const zip = openZip(bytes)
  const parts = Object.fromEntries(zip.names.map((one) => [one, zip.readText(one)!]))
  return zipOf({ ...parts, [name]: typeof content === 'string' ? content : content(parts[name]!) })
}
