import { placeOf, referenceOf, type CellPlace } from '../document/cell-reference.ts'
import type { SheetCell } from '../document/document.ts'
import { attribute, child, children, countIn, textOf, type XmlElement } from '../xml/xml-element.ts'
import { PLAIN_STYLE, type CellStyle } from './xlsx-styles.ts'

/** Of Excel. */
const MAX_COLUMNS = 16_384
const MAX_RANGE_CELLS = 2_000
const MAX_CHOICES = 100_000

/** What the cells of a sheet refer to. */
export interface CellContext {
  readonly strings: readonly string[]
  readonly styles: readonly CellStyle[]
}

type ReadCell = { -readonly [Key in keyof SheetCell]: SheetCell[Key] }

/** Gathers the cells of a sheet from its rows; what stands behind the rows then tells more of them. */
export class SheetCells {
  private readonly cells: ReadCell[] = []
  private readonly unlocked = new Set<ReadCell>()
  private row = -1

  constructor(private readonly context: CellContext) {}

  /** Rows and cells without a reference follow the one before. */
  addRow(row: XmlElement): void {
    this.row = (Number(attribute(row, 'r')) || this.row + 2) - 1
    const isHidden = isTrue(attribute(row, 'hidden'))
    let column = -1
    for (const element of children(row, 'c')) {
      const place = placeOf(attribute(element, 'r') ?? '')
      column = place?.column ?? column + 1
      this.addCell(element, place?.row ?? this.row, column, isHidden)
    }
  }

  private addCell(element: XmlElement, row: number, column: number, isHidden: boolean): void {
    const style = this.context.styles[Number(attribute(element, 's') ?? 0)] ?? PLAIN_STYLE
    const { bold, italic, isBordered: isBoxed } = style
    const text = shownText(element, style, this.context.strings)
    if (text === '' && !isBoxed && !style.isUnlocked) return
    const cell = { row, column, rowSpan: 1, columnSpan: 1, text, bold, italic, isBoxed, isChoice: false, isHidden }
    this.cells.push(cell)
    if (style.isUnlocked) this.unlocked.add(cell)
  }

  /** `root` is the worksheet without its rows. */
  finish(root: XmlElement): SheetCell[] {
    if (isTrue(attribute(child(root, 'sheetProtection'), 'sheet')))
      for (const cell of this.unlocked) cell.isBoxed = true
    this.hideColumns(root)
    const merges = rangesOf(children(child(root, 'mergeCells'), 'mergeCell'), 'ref')
    const lists = children(child(root, 'dataValidations'), 'dataValidation').filter(
      (validation) => attribute(validation, 'type') === 'list',
    )
    if (merges.length + lists.length > 0) this.markRanges(merges, rangesOf(lists, 'sqref'))
    return this.cells.filter((cell) => cell.text !== '' || cell.isBoxed)
  }

  private hideColumns(root: XmlElement): void {
    const columns = children(child(root, 'cols'), 'col').filter((column) => isTrue(attribute(column, 'hidden')))
    if (columns.length === 0) return
    const hidden = new Uint8Array(MAX_COLUMNS)
    for (const column of columns) hidden.fill(1, countIn(column, 'min') - 1, countIn(column, 'max'))
    for (const cell of this.cells) cell.isHidden ||= hidden[cell.column] === 1
  }

  private markRanges(merges: readonly Range[], lists: readonly Range[]): void {
    const cells = new Map(this.cells.map((cell) => [referenceOf(cell), cell]))
    for (const { from, to } of merges) {
      const cell = cells.get(referenceOf(from))
      if (cell === undefined) continue
      cell.rowSpan = to.row - from.row + 1
      cell.columnSpan = to.column - from.column + 1
    }
    for (const place of placesIn(lists)) {
      const cell = cells.get(referenceOf(place))
      if (cell !== undefined) cell.isChoice = true
    }
  }
}

function shownText(cell: XmlElement, { show }: CellStyle, strings: readonly string[]): string {
  const type = attribute(cell, 't') ?? 'n'
  if (type === 'inlineStr') return richText(child(cell, 'is')).trim()
  const value = textOf(child(cell, 'v'))
  if (value === '' || type === 'e') return ''
  if (type === 's') return (strings[Number(value)] ?? '').trim()
  if (type === 'b') return value === '1' ? 'TRUE' : 'FALSE'
  const number = Number(value)
  return type === 'n' && !Number.isNaN(number) ? show(number) : value.trim()
}

/** Text of runs, without how to pronounce it. */
export function richText(element: XmlElement | null): string {
  return [element, ...children(element, 'r')].map((run) => children(run, 't').map(textOf).join('')).join('')
}

function isTrue(value: string | null): boolean {
  return value === '1' || value === 'true'
}

interface Range {
  readonly from: CellPlace
  readonly to: CellPlace
}

function rangesOf(elements: readonly XmlElement[], name: string): Range[] {
  const texts = elements.flatMap((element) => (attribute(element, name) ?? '').split(/\s+/))
  return texts.flatMap((text): Range[] => {
    const [first = '', last = first] = text.split(':')
    const [from, to] = [placeOf(first), placeOf(last)]
    return from === null || to === null ? [] : [{ from, to }]
  })
}

/** The places of ranges that are no larger than a form's, up to a bound. */
function* placesIn(ranges: readonly Range[]): Generator<CellPlace> {
  let places = 0
  for (const { from, to } of ranges) {
    const size = (to.row - from.row + 1) * (to.column - from.column + 1)
    if (size > MAX_RANGE_CELLS || places > MAX_CHOICES) continue
    places += size
    for (let row = from.row; row <= to.row; row++)
      for (let column = from.column; column <= to.column; column++) yield { row, column }
  }
}
