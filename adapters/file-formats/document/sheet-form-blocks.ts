import type { FormBlock, FormCell } from '../../../core/proposals/form/form.ts'
import { tooLarge } from '../unreadable.ts'
import { cellAnchor } from './cell-reference.ts'
import type { Sheet, SheetCell } from './document.ts'
import { collapseWhitespace } from './collapse-whitespace.ts'
import { aField, blocksOfLine, headingOf, softLines, type FlowBlock } from './form-lines.ts'

/** Number of empty table rows kept; further ones look the same. */
const MAX_EMPTY_ROWS = 4
/** Far above the size of any form; Excel allows far more. */
const MAX_ROWS = 5_000
const MAX_COLUMNS = 200
const MAX_SHEETS = 200
/** Names of sheets that show a filled-in form. */
const EXAMPLE =
  /^(?:an? )?(?:example|sample|malli|beispiel|muster|exemple|ejemplo|exemplo|esempio|voorbeeld|exempel|eksempel|enghraifft)(?!\p{L})/iu

/** The sheets of a workbook as one form. */
export function sheetFormBlocks(sheets: readonly Sheet[]): FormBlock[] {
  if (sheets.length > MAX_SHEETS) throw tooLarge('Excel workbook', MAX_SHEETS, 'sheets')
  const asking = sheets
    .filter((sheet) => !EXAMPLE.test(sheet.name.trim()))
    .map((sheet) => ({ ...sheet, cells: sheet.cells.filter(isShown) }))
    .filter((sheet) => sheet.cells.some((cell) => cell.text !== ''))
  const words = asking.map(wordsOf)
  const forms = asking.filter(
    (sheet, index) =>
      isOneOfSeveral(sheet, asking) || !words.slice(0, index).some((one) => repeats(words[index]!, one)),
  )
  return forms.flatMap((sheet) => new SheetForm(sheet.name).read(rowsOf(sheet), forms.length > 1))
}

function isShown({ isHidden, row, column }: SheetCell): boolean {
  return !isHidden && row < MAX_ROWS && column < MAX_COLUMNS
}

const MIN_REPEATED = 5
const REPEATED_SHARE = 0.8

function wordsOf({ cells }: Sheet): ReadonlySet<string> {
  return new Set(cells.map((cell) => cell.text).filter((text) => /\p{L}/u.test(text)))
}

/** Whether a sheet repeats a known form with more or fewer rows to fill. */
function repeats(sheet: ReadonlySet<string>, known: ReadonlySet<string>): boolean {
  const here = [...sheet]
  return here.length >= MIN_REPEATED && here.filter((text) => known.has(text)).length >= here.length * REPEATED_SHARE
}

/** "Partner 2" beside "Partner 1": people fill in each. */
function isOneOfSeveral({ name }: Sheet, sheets: readonly Sheet[]): boolean {
  const [, stem, number] = /^(.*?)(\d{1,2})\s*$/u.exec(name) ?? []
  return stem !== undefined && sheets.some((other) => other.name.trim() === `${stem}${Number(number) - 1}`)
}

type Row = readonly SheetCell[]

/** Consecutive rows of several cells form a table; other cells are lines. */
class SheetForm {
  private readonly blocks: FormBlock[] = []
  private band: Row[] = []

  constructor(private readonly name: string) {}

  read(rows: readonly Row[], isNamed: boolean): FormBlock[] {
    const title = isNamed ? titleCell(rows[0] ?? []) : null
    if (isNamed)
      this.blocks.push(headingOf({ text: title?.text ?? this.name, anchor: this.anchorOf(title ?? FIRST) }, 1))
    for (const row of title === null ? rows : rows.slice(1)) this.readRow(row)
    this.closeBand()
    return this.blocks
  }

  private readRow(row: Row): void {
    const last = this.band.at(-1)
    if (last !== undefined && row[0]!.row > last[0]!.row + tallest(last)) this.closeBand()
    if (this.band.length === 0 && row.every((cell) => cell.text === '' && cell.isBoxed && cell.boxes.length === 0))
      this.blocks.push(aField(this.anchorOf(row[0]!), row[0]!.entry ?? { control: 'multiline' }))
    else if (row.length > 1) this.band.push(row)
    else {
      this.closeBand()
      this.blocks.push(...this.cellBlocks(row[0]!))
    }
  }

  private closeBand(): void {
    const first = this.band[0]?.[0]
    if (first === undefined) return
    const cells = this.band.flat().map((cell) => this.formCell(cell, first.row))
    const most = (count: (cell: FormCell) => number) => cells.reduce((found, cell) => Math.max(found, count(cell)), 0)
    this.blocks.push({
      kind: 'table',
      page: null,
      anchor: this.anchorOf(first),
      rows: most((cell) => cell.row + cell.rowSpan),
      columns: most((cell) => cell.column + cell.columnSpan),
      cells,
    })
    this.band = []
  }

  private formCell(cell: SheetCell, firstRow: number): FormCell {
    const { row, column, rowSpan, columnSpan } = cell
    const place = { row: row - firstRow, column, rowSpan, columnSpan }
    return { ...place, header: false, page: null, anchor: this.anchorOf(cell), blocks: this.cellBlocks(cell) }
  }

  private cellBlocks(cell: SheetCell): FlowBlock[] {
    const { bold, italic, text } = cell
    const anchor = this.anchorOf(cell)
    if (cell.entry !== null) return [aField(anchor, { ...cell.entry, value: collapseWhitespace(text) || null })]
    return [
      ...softLines(text).flatMap((line) => blocksOfLine({ text: line, anchor, bold, italic })),
      // No cell holds them: to tick one is left to people.
      ...cell.boxes.map((label, at) => aField(`${anchor}#control=${at}`, { control: 'tick', label })),
    ]
  }

  private anchorOf(cell: Pick<SheetCell, 'row' | 'column'>): string {
    return cellAnchor(this.name, cell)
  }
}

const FIRST = { row: 0, column: 0 }

/** Bold text alone in the first row of a sheet. */
function titleCell(row: Row): SheetCell | null {
  const words = row.filter((cell) => cell.text !== '')
  return words.length === 1 && words[0]!.bold ? words[0]! : null
}

function tallest(row: Row): number {
  return row.reduce((most, cell) => Math.max(most, cell.rowSpan), 1)
}

/** Rows of printed cells, without those under a merged cell, and with an empty cell after each label. */
function rowsOf({ cells }: Sheet): Row[] {
  let merged: SheetCell[] = []
  let current = -1
  const rows = new Map<number, SheetCell[]>()
  for (const cell of cells) {
    if (cell.row !== current) merged = merged.filter((over) => over.row + over.rowSpan > cell.row)
    current = cell.row
    if (merged.some((over) => covers(over, cell))) continue
    if (cell.rowSpan * cell.columnSpan > 1) merged.push(cell)
    const row = rows.get(cell.row)
    if (row === undefined) rows.set(cell.row, [cell])
    else row.push(cell)
  }
  const sorted = [...rows].sort(([a], [b]) => a - b)
  return withoutSpareRows(sorted.map(([, row]) => withAnswerCells(row.sort((a, b) => a.column - b.column))))
}

function covers(over: SheetCell, { row, column }: SheetCell): boolean {
  const isBelow = row >= over.row && row < over.row + over.rowSpan
  return isBelow && column >= over.column && column < over.column + over.columnSpan
}

function withAnswerCells(row: Row): Row {
  return row.flatMap((cell, index) => {
    const column = cell.column + cell.columnSpan
    const next = row[index + 1]
    const waits = /[:：]$/u.test(cell.text) && (next === undefined || next.column > column)
    if (!waits) return [cell]
    const answer = { text: '', bold: false, italic: false, isBoxed: true, entry: null, boxes: [], isHidden: false }
    return [cell, { ...answer, row: cell.row, column, rowSpan: 1, columnSpan: 1 }]
  })
}

function withoutSpareRows(rows: readonly Row[]): Row[] {
  let empty = 0
  const kept = rows.filter((row) => {
    empty = row.some((cell) => cell.text !== '') ? 0 : empty + 1
    return empty <= MAX_EMPTY_ROWS
  })
  const last = kept.findLastIndex((row) => row.some((cell) => cell.text !== ''))
  return kept.slice(0, last + 1 + MAX_EMPTY_ROWS)
}
