import type { Form, FormBlock, FormCell } from '../../../core/proposals/form.ts'
import { openZip } from '../../file-formats/open-zip.ts'
import { MEDIA_TYPES } from '../../file-formats/recognise-format.ts'
import { foldSpace } from '../../file-formats/document/fold-space.ts'
import { aField, blocksOfLine, headingOf, softLines, type FlowBlock } from '../../file-formats/document/form-lines.ts'
import { readBook, referenceOf, WHAT, type XlsxCell, type XlsxSheet } from './xlsx-book.ts'

/** Rows of a table that wait to be filled all look alike: so many show what it is. */
const MAX_EMPTY_ROWS = 4
/** Sheets that show a filled-in form. */
const EXAMPLE =
  /^(?:an? )?(?:example|sample|malli|beispiel|muster|exemple|ejemplo|exemplo|esempio|voorbeeld|exempel|eksempel|enghraifft)(?!\p{L})/iu

/** Anchors are cell addresses: 'Sheet name'!B7. */
export function readXlsxForm(bytes: Uint8Array): Form {
  const sheets = readBook(openZip(bytes, WHAT)).filter(
    (sheet) => !EXAMPLE.test(sheet.name.trim()) && sheet.cells.some((cell) => cell.text !== ''),
  )
  const words = sheets.map(wordsOf)
  const forms = sheets.filter((_, index) => !words.slice(0, index).some((earlier) => repeats(words[index]!, earlier)))
  const blocks = forms.flatMap((sheet) => sheetBlocks(sheet, forms.length > 1))
  return { mediaType: MEDIA_TYPES.xlsx, title: null, blocks }
}

const MIN_REPEATED = 5
const REPEATED_SHARE = 0.8

function wordsOf({ cells }: XlsxSheet): ReadonlySet<string> {
  return new Set(cells.map((cell) => cell.text).filter((text) => /\p{L}/u.test(text)))
}

/** The same form again, with more or fewer rows to fill. */
function repeats(sheet: ReadonlySet<string>, known: ReadonlySet<string>): boolean {
  const here = [...sheet]
  return here.length >= MIN_REPEATED && here.filter((text) => known.has(text)).length >= here.length * REPEATED_SHARE
}

interface Placed extends XlsxCell {
  readonly rowSpan: number
  readonly columnSpan: number
}

function sheetBlocks(sheet: XlsxSheet, named: boolean): FormBlock[] {
  const rows = withoutSpareRows(rowsOf(sheet))
  const anchor = (reference: string) => `'${sheet.name.replaceAll("'", "''")}'!${reference}`
  const title = titleCell(rows[0] ?? [])
  const blocks: FormBlock[] = named
    ? [headingOf({ text: title?.text ?? sheet.name, anchor: anchor(title?.reference ?? 'A1') }, 1)]
    : []
  let band: Placed[][] = []
  const close = () => {
    if (band.length > 0) blocks.push(bandBlock(band, sheet, anchor))
    band = []
  }
  for (const row of named && title !== null ? rows.slice(1) : rows) {
    const apart = band.length > 0 && row[0]!.row > band.at(-1)![0]!.row + maxSpan(band.at(-1)!)
    if (apart) close()
    if (band.length === 0 && row.every((cell) => cell.text === '' && cell.boxed)) {
      blocks.push(aField(anchor(row[0]!.reference), { control: 'multiline' }))
    } else if (row.length > 1) band.push(row)
    else {
      close()
      blocks.push(...cellBlocks(row[0]!, sheet, anchor))
    }
  }
  close()
  return blocks
}

/** The bold words that stand alone in the first row of a sheet. */
function titleCell(row: readonly Placed[]): Placed | null {
  const words = row.filter((cell) => cell.text !== '')
  return words.length === 1 && words[0]!.bold ? words[0]! : null
}

function maxSpan(row: readonly Placed[]): number {
  return Math.max(1, ...row.map((cell) => cell.rowSpan))
}

/** Rows of the cells that print: cells under a merged one are left out, an empty cell after a label is put in. */
function rowsOf(sheet: XlsxSheet): Placed[][] {
  let merged: Placed[] = []
  let current = -1
  const rows = new Map<number, Placed[]>()
  for (const cell of sheet.cells) {
    if (cell.row !== current) merged = merged.filter((over) => over.row + over.rowSpan > cell.row)
    current = cell.row
    if (merged.some((over) => covers(over, cell))) continue
    const span = sheet.merges.get(cell.reference) ?? { rows: 1, columns: 1 }
    const placed = { ...cell, rowSpan: span.rows, columnSpan: span.columns }
    if (span.rows * span.columns > 1) merged.push(placed)
    const row = rows.get(cell.row)
    if (row === undefined) rows.set(cell.row, [placed])
    else row.push(placed)
  }
  return [...rows.keys()]
    .sort((a, b) => a - b)
    .map((row) => withAnswerCells(rows.get(row)!.sort((a, b) => a.column - b.column)))
}

function covers(over: Placed, { row, column }: XlsxCell): boolean {
  const isBelow = row >= over.row && row < over.row + over.rowSpan
  return isBelow && column >= over.column && column < over.column + over.columnSpan
}

function withAnswerCells(row: readonly Placed[]): Placed[] {
  return row.flatMap((cell, index) => {
    const column = cell.column + cell.columnSpan
    const next = row[index + 1]
    const waits = /[:：]$/u.test(cell.text) && (next === undefined || next.column > column)
    if (!waits) return [cell]
    const answer = {
      row: cell.row,
      column,
      reference: referenceOf(cell.row, column),
      text: '',
      bold: false,
      italic: false,
    }
    return [cell, { ...answer, boxed: true, computed: false, rowSpan: 1, columnSpan: 1 }]
  })
}

function withoutSpareRows(rows: readonly Placed[][]): Placed[][] {
  let empty = 0
  const kept = rows.filter((row) => {
    empty = row.some((cell) => cell.text !== '') ? 0 : empty + 1
    return empty <= MAX_EMPTY_ROWS
  })
  const last = kept.findLastIndex((row) => row.some((cell) => cell.text !== ''))
  return kept.slice(0, last + 1 + MAX_EMPTY_ROWS)
}

function bandBlock(band: readonly Placed[][], sheet: XlsxSheet, anchor: (reference: string) => string): FormBlock {
  const first = band[0]![0]!.row
  const cells = band.flatMap((row) =>
    row.map((cell): FormCell => ({
      row: cell.row - first,
      column: cell.column,
      rowSpan: cell.rowSpan,
      columnSpan: cell.columnSpan,
      header: false,
      page: null,
      anchor: anchor(cell.reference),
      blocks: cellBlocks(cell, sheet, anchor),
    })),
  )
  const rows = Math.max(...cells.map((cell) => cell.row + cell.rowSpan))
  const columns = Math.max(...cells.map((cell) => cell.column + cell.columnSpan))
  return { kind: 'table', page: null, anchor: anchor(band[0]![0]!.reference), rows, columns, cells }
}

function cellBlocks(cell: Placed, sheet: XlsxSheet, anchor: (reference: string) => string): FlowBlock[] {
  const { bold, italic, text } = cell
  const place = anchor(cell.reference)
  if (sheet.choices.has(cell.reference)) return [aField(place, { control: 'choice', value: foldSpace(text) || null })]
  return softLines(text).flatMap((line) => blocksOfLine({ text: line, anchor: place, bold, italic }))
}
