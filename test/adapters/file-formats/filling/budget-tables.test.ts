import { expect } from 'chai'
import { ExtractiveQuestionFinder } from '../../../../adapters/extractive/questions/extractive-question-finder.ts'
import { DirectFormFiller } from '../../../../adapters/file-formats/filling/direct-form-filler.ts'
import { DirectFormReader } from '../../../../adapters/file-formats/direct-form-reader.ts'
import { PackagedTextFonts } from '../../../../adapters/fonts/packaged-text-fonts.ts'
import type { BudgetLine } from '../../../../core/brief/budget.ts'
import { findPlaces } from '../../../../core/forms/find-places.ts'
import { budgetPlaces } from '../../../../core/hand-in/budget-places.ts'
import type { FormBlock } from '../../../../core/proposals/form/form.ts'
import { linesOf } from '../../../../core/proposals/form/form-lines.ts'
import { c, docxOf, odtOf, p, table, tc, xlsxOf } from '../form-files.ts'

const line = (item: string, amount: number, parts: Partial<BudgetLine> = {}): BudgetLine => {
  return { item, amount, fromThisFunder: null, fromOthers: null, inKind: null, ...parts }
}
const BUDGET = {
  lines: [
    line('Tutor', 1200, { fromThisFunder: 1000, fromOthers: 200 }),
    line('Room hire', 300.5, { fromThisFunder: 300.5 }),
  ],
  currency: 'GBP',
  origin: 'person',
  sources: [],
} as const

const rowsOf = (...rows: readonly (readonly string[])[]) =>
  table(rows.map((row) => row.map((text) => tc(p(text))))) + p('')
const odfRows = (...rows: readonly (readonly string[])[]) =>
  `<table:table>${rows
    .map(
      (row) =>
        `<table:table-row>${row.map((text) => `<table:table-cell><text:p>${text}</text:p></table:table-cell>`).join('')}</table:table-row>`,
    )
    .join('')}</table:table>`

/** The cells of a form's tables once the budget that the finder sees in it is filled in, row by row. */
async function filledCells(fileName: string, bytes: Uint8Array) {
  const form = await new DirectFormReader().read({ fileName, bytes })
  const { questions, items } = await new ExtractiveQuestionFinder().find(form)
  const asked = [...questions, ...items].filter(({ kind }) => kind === 'budget')
  const places = findPlaces(asked, linesOf(form.blocks))
  const parts = places.flatMap((place) => budgetPlaces(form.blocks, place, BUDGET))
  const entries = parts.map((part, at) => ({ id: `${at}`, ...part, chosen: null, day: null, remark: null }))
  const filled = await new DirectFormFiller(new PackagedTextFonts()).fill({ fileName, bytes }, entries, 'en')
  const after = await new DirectFormReader().read({ fileName, bytes: filled.bytes })
  return { asked: asked.length, cells: after.blocks.flatMap(cellsIn) }
}

function cellsIn(block: FormBlock): string[][] {
  if (block.kind !== 'table') return []
  const rows = Array.from({ length: block.rows }, (_, at) => block.cells.filter(({ row }) => row === at))
  return rows.map((row) =>
    row.map(({ blocks }) => blocks.map((one) => (one.kind === 'field' ? (one.value ?? '') : one.text)).join(' ')),
  )
}

describe('a table of costs in a funder’s file', () => {
  const head = ['Item', 'Total cost', 'Amount requested', 'Other funding']
  const filled = [
    head,
    ['Tutor', '1200', '1000', '200'],
    ['Room hire', '300.50', '300.50', ''],
    ['Total', '1500.50', '1300.50', '200'],
  ]
  const empty = [head, ['', '', '', ''], ['', '', '', ''], ['Total', '', '', '']]

  it('gets the lines of the budget in its empty rows, each amount in its column, and the sums', async () => {
    const word = docxOf(p('Please give a breakdown of the costs of your project.') + rowsOf(...empty))
    const headed = docxOf(p('Budget') + rowsOf(...empty))
    const odt = odtOf(`<text:h text:outline-level="1">Budget</text:h>${odfRows(...empty)}`)

    const withSigns = empty.map((row, at) => (at === 0 ? row : row.map((text, column) => (column === 0 ? text : '£'))))
    const signed = await filledCells('f.docx', docxOf(p('Budget') + rowsOf(...withSigns)))

    expect(signed.cells.map((row) => row.map((text) => text.replace(/^£\s*/u, '')))).to.deep.equal(filled)
    expect(await filledCells('f.docx', word)).to.deep.equal({ asked: 1, cells: filled })
    expect(await filledCells('f.docx', headed)).to.deep.equal({ asked: 1, cells: filled })
    expect((await filledCells('f.odt', odt)).cells).to.deep.equal(filled)
  })

  it('gets the amounts beside the names that it prints, and no sum where a line has no row', async () => {
    const word = docxOf(p('Costs') + rowsOf(['Item', 'Cost (£)'], ['Room hire', '£'], ['Travel', ''], ['Total', '']))

    const { cells } = await filledCells('f.docx', word)

    expect(cells.map((row) => row.map((text) => text.replace(/£\s*(?=\d)/u, '')))).to.deep.equal([
      ['Item', 'Cost (£)'],
      ['Room hire', '300.50'],
      ['Travel', ''],
      ['Total', ''],
    ])
  })

  it('is read by the lowest of its headings, by a sign over a column, or by its rows alone', async () => {
    const [upper, lower] = [
      [tc(p('Item')), tc(p('Costs (£)'), '<w:gridSpan w:val="2"/>')],
      [tc(p('')), tc(p('Requested')), tc(p('Total cost'))],
    ]
    const row = (...texts: string[]) => texts.map((text) => tc(p(text)))
    const double = docxOf(p('Budget') + table([upper, lower, row('Tutor', '', ''), row('Total', '', '')]) + p(''))
    const signed = docxOf(p('Costs') + rowsOf(['Item', '£'], ['Tutor', ''], ['Room hire', ''], ['Total', '']))
    const bare = docxOf(p('Costs') + rowsOf(['Tutor', '£'], ['Room hire', '£'], ['Total', '£']))
    const amounts = async (bytes: Uint8Array) =>
      (await filledCells('f.docx', bytes)).cells.flat().filter((text) => /^£?\s*\d/u.test(text))

    expect(await amounts(double)).to.deep.equal(['1000', '1200'])
    expect(await amounts(signed)).to.deep.equal(['1200', '300.50', '1500.50'])
    expect((await amounts(bare)).map((text) => text.replace(/^£\s*/u, ''))).to.deep.equal(['1200', '300.50', '1500.50'])
  })

  it('is filled in a sheet too', async () => {
    const rows = [
      `<row r="1">${c('A1', 'Project budget')}</row>`,
      `<row r="2">${c('A2', 'Item')}${c('B2', 'Cost')}</row>`,
      `<row r="3">${c('A3', 'Tutor')}<c r="B3" s="2"/></row>`,
      `<row r="4">${c('A4', 'Room hire')}<c r="B4" s="2"/></row>`,
      `<row r="5">${c('A5', 'Total')}<c r="B5" s="2"/></row>`,
    ].join('')

    const { cells } = await filledCells('f.xlsx', xlsxOf([{ name: 'Budget', rows }]))

    expect(cells.flat().filter((text) => /^\d/u.test(text))).to.deep.equal(['1200', '300.50', '1500.50'])
  })

  it('gets what each payer gives where its rows or columns name them, and nothing that nobody has granted yet', async () => {
    const income = (...rows: string[][]) => filledCells('f.docx', docxOf(p('Sources of income') + rowsOf(...rows)))
    const rows = [['Source', 'Amount', 'Secured (£)'], ['This grant'], ['Own funds'], ['Total']]
    const columns = [
      ['Income', 'From us', 'Match funding', 'Total'],
      ['Amount', '', '', ''],
    ]
    const several = [['Source', 'Amount'], ['This grant'], ['Other grants'], ['Own funds'], ['Total']]
    const padded = (table: readonly (readonly string[])[]) =>
      table.map((row) => Array.from({ length: table[0]!.length }, (_, at) => row[at] ?? ''))

    const amounts = async (table: readonly (readonly string[])[]) =>
      (await income(...padded(table))).cells.slice(1).map((row) => row.slice(1))

    expect(await amounts(rows)).to.deep.equal([
      ['1300.50', ''],
      ['200', ''],
      ['1500.50', ''],
    ])
    expect(await amounts(columns)).to.deep.equal([['1300.50', '200', '1500.50']])
    expect(await amounts(several)).to.deep.equal([['1300.50'], [''], [''], ['']])
  })

  it('gets nothing where its rows are who pays, and nobody is named', async () => {
    const word = docxOf(
      p('Sources of income') +
        rowsOf(['Funder', 'Amount', 'Confirmed?'], ['', '', ''], ['', '', ''], ['Total', '', '']),
    )

    expect((await filledCells('f.docx', word)).cells.slice(1)).to.deep.equal([
      ['', '', ''],
      ['', '', ''],
      ['Total', '', ''],
    ])
  })
})
