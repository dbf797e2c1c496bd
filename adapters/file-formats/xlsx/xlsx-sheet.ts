import { placeOf, referenceOf, type CellPlace } from '../document/cell-reference.ts'
import type { CellEntry, SheetCell } from '../document/document.ts'
import { attribute, child, children, countIn, textOf, type XmlElement } from '../xml/xml-element.ts'
import { placesIn, rangesIn, sizeOf, type CellRange } from './cell-range.ts'
import { readRules, type CellRule, type ListSource } from './cell-rules.ts'
import { placedControls, type SheetControl } from './sheet-controls.ts'
import { PLAIN_STYLE, type CellStyle } from './xlsx-styles.ts'

/** Excel's limit. */
const MAX_COLUMNS = 16_384
const MAX_RANGE_CELLS = 2_000
const MAX_RULED_CELLS = 100_000

/** Context for reading a sheet's cells. */
export interface CellContext {
  readonly strings: readonly string[]
  readonly styles: readonly CellStyle[]
}

type ReadCell = { -readonly [Key in keyof SheetCell]: SheetCell[Key] }

/** Collects the cells of a sheet from its rows, then adds details stored after the rows. */
export class SheetCells {
  private readonly cells: ReadCell[] = []
  private readonly unlocked = new Set<ReadCell>()
  private readonly hiddenRows = new Set<number>()
  private row = -1

  constructor(private readonly context: CellContext) {}

  /** Rows and cells without a reference follow the previous one. */
  addRow(row: XmlElement): void {
    this.row = (Number(attribute(row, 'r')) || this.row + 2) - 1
    const isHidden = isTrue(attribute(row, 'hidden'))
    if (isHidden) this.hiddenRows.add(this.row)
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
    const cell = {
      row,
      column,
      rowSpan: 1,
      columnSpan: 1,
      text,
      bold,
      italic,
      isBoxed,
      entry: null,
      boxes: [],
      isHidden,
    }
    this.cells.push(cell)
    if (style.isUnlocked) this.unlocked.add(cell)
  }

  /** Adds check boxes to the cells under them. */
  addControls(controls: readonly SheetControl[]): void {
    const cells = new Map(this.cells.map((cell) => [referenceOf(cell), cell]))
    for (const { cell: place, control } of placedControls(controls, (at) => cells.get(referenceOf(at))?.text ?? '')) {
      const known = cells.get(referenceOf(place))
      const cell: ReadCell = known ?? { ...EMPTY_CELL, ...place, isHidden: this.hiddenRows.has(place.row) }
      cell.boxes = [...cell.boxes, control.label]
      if (known !== undefined) continue
      cells.set(referenceOf(cell), cell)
      this.cells.push(cell)
    }
    if (controls.length > 0) this.cells.sort((a, b) => a.row - b.row || a.column - b.column)
  }

  /** `root` is the worksheet without its rows. */
  finish(root: XmlElement, lists: ListSource): SheetCell[] {
    if (isTrue(attribute(child(root, 'sheetProtection'), 'sheet')))
      for (const cell of this.unlocked) cell.isBoxed = true
    const merges = rangesIn(children(child(root, 'mergeCells'), 'mergeCell').map((one) => attribute(one, 'ref') ?? ''))
    const rules = readRules(root, lists).filter(saysSomething)
    if (merges.length + rules.length > 0) this.markRanges(merges, rules)
    this.hideColumns(root)
    return this.cells.filter((cell) => cell.text !== '' || cell.isBoxed)
  }

  /** Texts of a range's cells, row by row. */
  textsIn(range: CellRange, most: number): string[] {
    const inRows = this.cells.filter(({ row }) => row >= range.from.row && row <= range.to.row)
    const inside = inRows.filter(({ column }) => column >= range.from.column && column <= range.to.column)
    return inside.slice(0, most).map(({ text }) => text)
  }

  private hideColumns(root: XmlElement): void {
    const columns = children(child(root, 'cols'), 'col').filter((column) => isTrue(attribute(column, 'hidden')))
    if (columns.length === 0) return
    const hidden = new Uint8Array(MAX_COLUMNS)
    for (const column of columns) hidden.fill(1, countIn(column, 'min') - 1, countIn(column, 'max'))
    for (const cell of this.cells) cell.isHidden ||= hidden[cell.column] === 1
  }

  private markRanges(merges: readonly CellRange[], rules: readonly CellRule[]): void {
    const cells = new Map(this.cells.map((cell) => [referenceOf(cell), cell]))
    for (const { from, to } of merges) {
      const cell = cells.get(referenceOf(from))
      if (cell === undefined) continue
      cell.rowSpan = to.row - from.row + 1
      cell.columnSpan = to.column - from.column + 1
    }
    const labelled = new Set(this.cells.flatMap(({ row, text }) => (text === '' ? [] : [row])))
    const hints = new Map<number, ReadCell & { help: string }>()
    const added = ruledPlaces(rules).flatMap(({ rule, isAlone, place }): ReadCell[] => {
      const known = cells.get(referenceOf(place))
      if (known !== undefined) known.entry ??= entryOf(rule, known.text)
      if (known?.entry === null && rule.prompt !== null) hints.set(place.row, { ...known, help: rule.prompt })
      if (known !== undefined || rule.type === 'other' || !(isAlone || labelled.has(place.row))) return []
      const cell = { ...EMPTY_CELL, ...place, entry: entryOf(rule, ''), isHidden: this.hiddenRows.has(place.row) }
      cells.set(referenceOf(place), cell)
      return [cell]
    })
    for (const cell of cells.values()) {
      const hint = hints.get(cell.row)
      if (hint !== undefined && cell.text === '' && isRightOf(cell, hint) && (cell.entry?.help ?? null) === null) {
        cell.entry = { ...(cell.entry ?? OPEN_ENTRY), help: hint.help }
        hints.delete(cell.row)
      }
      cell.isBoxed ||= cell.entry !== null
    }
    if (added.length === 0) return
    this.cells.push(...added)
    this.cells.sort((a, b) => a.row - b.row || a.column - b.column)
  }
}

const EMPTY_CELL = {
  rowSpan: 1,
  columnSpan: 1,
  text: '',
  bold: false,
  italic: false,
  isBoxed: true,
  entry: null,
  boxes: [],
} as const

const OPEN_ENTRY: CellEntry = { control: 'multiline', options: [], maxCharacters: null, help: null }

/** A message at a label refers to the cell after it. */
function isRightOf(cell: SheetCell, label: SheetCell): boolean {
  return cell.column === label.column + label.columnSpan
}

function saysSomething({ type, maxCharacters, prompt }: CellRule): boolean {
  return (type !== 'other' && type !== 'textLength') || maxCharacters !== null || prompt !== null
}

/** Entry for a cell that is empty or shows its choices; null for printed text. */
function entryOf({ type, options, maxCharacters, prompt }: CellRule, text: string): CellEntry | null {
  if (type === 'list') return { control: 'choice', options, maxCharacters: null, help: prompt }
  if (text !== '') return null
  const control = type === 'date' ? 'date' : type === 'whole' || type === 'decimal' ? 'number' : 'multiline'
  return { control, options: [], maxCharacters, help: prompt }
}

interface RuledPlace {
  readonly rule: CellRule
  /** Whether the rule applies to this cell alone. */
  readonly isAlone: boolean
  readonly place: CellPlace
}

/** Cells of ranges no larger than a form's, up to a limit. */
function ruledPlaces(rules: readonly CellRule[]): RuledPlace[] {
  let left = MAX_RULED_CELLS
  return rules.flatMap((rule) =>
    rule.ranges.flatMap((range) => {
      const size = sizeOf(range)
      if (size > MAX_RANGE_CELLS || left < size) return []
      left -= size
      return [...placesIn(range)].map((place) => ({ rule, isAlone: size === 1, place }))
    }),
  )
}

function shownText(cell: XmlElement, { show }: CellStyle, strings: readonly string[]): string {
  const type = attribute(cell, 't') ?? 'n'
  if (type === 'inlineStr') return richText(child(cell, 'is')).trim()
  const value = textOf(child(cell, 'v'))
  if (value === '' || type === 'e') return ''
  if (type === 's') return (strings[Number(value)] ?? '').trim()
  if (type === 'b') return value === '1' ? 'TRUE' : 'FALSE'
  const number = Number(value)
  return type === 'n' && !Number.isNaN(number) ? show(number) : unescaped(value).trim()
}

/** Text of runs, without phonetic guides. */
export function richText(element: XmlElement | null): string {
  const text = [element, ...children(element, 'r')].map((run) => children(run, 't').map(textOf).join('')).join('')
  return unescaped(text)
}

/** Characters not allowed in XML are written as numbers (ECMA-376, 22.9.2.19); control characters are dropped. */
function unescaped(text: string): string {
  return text.replace(/_x([0-9A-F]{4})_/giu, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)).replace(/[^\P{Cc}\t\n]/gu, ''),
  )
}

function isTrue(value: string | null): boolean {
  return value === '1' || value === 'true'
}
