import { expect } from 'chai'
import { formBlocks } from '../../../../adapters/file-formats/document/form-blocks.ts'
import { parseXlsx } from '../../../../adapters/file-formats/xlsx/parse-xlsx.ts'
import type { FormTable } from '../../../../core/proposals/form/form.ts'
import { refusal } from '../refusal.ts'
import { c, xlsxOf, zipOf } from '../form-files.ts'

const row = (number: number, ...cells: string[]) => `<row r="${number}">${cells.join('')}</row>`

const formOf = (bytes: Uint8Array) => ({ blocks: formBlocks(parseXlsx(bytes, { mostElements: 100_000 })) })

describe('an Excel workbook as a form', () => {
  it('reads labels with the cells beside them, boxed or after a colon', () => {
    const rows = row(1, c('A1', 'Name'), c('B1', '', 2)) + row(2, c('A2', 'Phone:'))
    const [table] = formOf(xlsxOf([{ name: 'Form', rows }])).blocks as [FormTable]

    expect(table.cells.map((cell) => [cell.anchor, cell.blocks.length])).to.deep.equal([
      ["'Form'!A1", 1],
      ["'Form'!B1", 0],
      ["'Form'!A2", 1],
      ["'Form'!B2", 0],
    ])
  })

  it('reads rows of one cell as paragraphs, and keeps what is bold', () => {
    const rows = row(1, c('A1', 'Application', 1)) + row(2, c('A2', 'Fill in all cells.'))

    expect(
      formOf(xlsxOf([{ name: 'Form', rows }])).blocks.map((block) => block.kind === 'paragraph' && block.bold),
    ).to.deep.equal([true, false])
  })

  it('keeps merged cells as one cell with its spans', () => {
    const rows =
      row(1, c('A1', 'Costs'), c('B1', '', 2), c('C1', 'Year')) + row(2, c('A2', 'a'), c('B2', 'b'), c('C2', 'c'))
    const more = '<mergeCells><mergeCell ref="A1:B1"/></mergeCells>'
    const [table] = formOf(xlsxOf([{ name: 'Form', rows, more }])).blocks as [FormTable]

    expect(table.cells.map((cell) => [cell.row, cell.column, cell.columnSpan])).to.deep.equal([
      [0, 0, 2],
      [0, 2, 1],
      [1, 0, 1],
      [1, 1, 1],
      [1, 2, 1],
    ])
  })

  it('reads a merged range of seventeen thousand million cells', () => {
    const rows = row(1, c('A1', 'What is your project?')) + row(2, c('B2', 'covered'))
    const more = '<mergeCells><mergeCell ref="A1:XFD1048576"/></mergeCells>'

    const form = formOf(xlsxOf([{ name: 'Form', rows, more }]))

    expect(form.blocks.map((block) => block.kind === 'paragraph' && block.text)).to.deep.equal([
      'What is your project?',
    ])
  })

  it('reads a sheet once, however many names it has, and refuses more sheets than any form has', async () => {
    const named = (count: number, target: (index: number) => string) => {
      const indexes = Array.from({ length: count }, (_, index) => index)
      return zipOf({
        'xl/workbook.xml': `<workbook xmlns:r="r"><sheets>${indexes.map((index) => `<sheet name="S" r:id="r${index}"/>`).join('')}</sheets></workbook>`,
        'xl/_rels/workbook.xml.rels': `<Relationships>${indexes.map((index) => `<Relationship Id="r${index}" Target="${target(index)}"/>`).join('')}</Relationships>`,
        ...Object.fromEntries(
          indexes.map((index) => [
            `xl/${target(index)}`,
            `<worksheet><sheetData>${row(1, c('A1', 'Text'))}</sheetData></worksheet>`,
          ]),
        ),
      })
    }

    expect(formOf(named(3_000, () => 'same.xml')).blocks).to.have.length(1)
    expect((await refusal(() => formOf(named(201, (index) => `s${index}.xml`)))).code).to.equal('file.too-large-inside')
  })

  it('reads cells as they show, and leaves out hidden rows and columns', () => {
    const number = (reference: string, value: string, more = '') => `<c r="${reference}"${more}><v>${value}</v></c>`
    const rows =
      row(
        1,
        c('A1', 'Costs'),
        number('B1', '1', ' t="b"'),
        c('C1', 'hidden column'),
        number('D1', '0.30000000000000004'),
      ) + `<row r="2" hidden="1">${c('A2', 'hidden row')}</row>`
    const bytes = xlsxOf([{ name: 'Form', rows, more: '<cols><col min="3" max="3" hidden="1"/></cols>' }])

    const [table] = formOf(bytes).blocks as [FormTable]

    expect(table.cells.map(({ blocks: [block] }) => block?.kind === 'paragraph' && block.text)).to.deep.equal([
      'Costs',
      'TRUE',
      '0.3',
    ])
  })

  it('leaves out hidden sheets and sheets that show an example', () => {
    const rows = row(1, c('A1', 'Text'))
    const form = formOf(
      xlsxOf([
        { name: 'Form', rows },
        { name: 'Lists', rows, state: 'hidden' },
        { name: 'Example', rows },
      ]),
    )

    expect(form.blocks).to.have.length(1)
  })

  it('names the sheets of a workbook with several by their title in bold, else by their name', () => {
    const form = formOf(
      xlsxOf([
        { name: 'About you', rows: row(1, c('A1', 'Name:')) },
        { name: 'Second', rows: row(1, c('A1', 'Your project', 1)) },
      ]),
    )

    expect(form.blocks.filter((block) => block.kind === 'heading').map((block) => block.text)).to.deep.equal([
      'About you',
      'Your project',
    ])
  })

  it('reads a sheet that repeats an earlier one once', () => {
    const labels = ['Camp', 'Place', 'Begins', 'Ends', 'Children'].map((text, at) => row(at + 1, c(`A${at + 1}`, text)))
    const sheets = ['Up to 12', 'Up to 80'].map((name) => ({ name, rows: labels.join('') }))

    expect(formOf(xlsxOf(sheets)).blocks).to.have.length(5)
  })

  it('takes an empty row with a border under words for the place of their answer', () => {
    const rows = row(1, c('A1', 'Who benefits?')) + row(2, c('A2', '', 2), c('B2', '', 2)) + row(3, c('A3', 'End'))

    expect(formOf(xlsxOf([{ name: 'Form', rows }])).blocks.map((block) => block.kind)).to.deep.equal([
      'paragraph',
      'field',
      'paragraph',
    ])
  })

  it('reads a cell with a list of values as a choice', () => {
    const more =
      '<dataValidations><dataValidation type="list" sqref="B1"><formula1>x</formula1></dataValidation></dataValidations>'
    const rows = row(1, c('A1', 'Region'), c('B1', '', 2))
    const [table] = formOf(xlsxOf([{ name: 'Form', rows, more }])).blocks as [FormTable]

    expect(table.cells[1]!.blocks[0]).to.include({ kind: 'field', control: 'choice' })
  })

  it('keeps only the first of many rows that wait to be filled', () => {
    const empty = Array.from({ length: 80 }, (_, index) =>
      row(index + 2, c(`A${index + 2}`, '', 2), c(`B${index + 2}`, '', 2)),
    ).join('')
    const [table] = formOf(xlsxOf([{ name: 'Form', rows: row(1, c('A1', 'Risk'), c('B1', 'Plan')) + empty }]))
      .blocks as [FormTable]

    expect(table.rows).to.be.lessThan(10)
  })
})
