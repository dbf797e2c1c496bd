import { placeOf, referenceOf, type CellPlace } from '../document/cell-reference.ts'
import type { SheetCell } from '../document/document.ts'
import { attribute, child, children, textOf, type XmlElement } from '../xml/xml-element.ts'
import { PLAIN_STYLE, type CellStyle } from './xlsx-styles.ts'

const MOST_RANGE_CELLS = 2_000
const MOST_CHOICES = 100_000

/** What the cells of a sheet refer to. */
export interface CellContext {
  readonly strings: readonly string[]
  readonly styles: readonly CellStyle[]
}

interface ReadCell extends CellPlace {
  readonly text: string
  readonly style: CellStyle
  readonly isRowHidden: boolean
}

/** Gathers the cells of a sheet from its rows, then from what stands behind them what the cells are. */
export class SheetCells {
  private readonly cells: ReadCell[] = []
  private row = -1

  constructor(private readonly context: CellContext) {}

  /** Rows and cells without a reference follow the one before. */
  addRow(row: XmlElement): void {
    this.row = Number(attribute(row, 'r') ?? this.row + 2) - 1
    const isRowHidden = isTrue(attribute(row, 'hidden'))
    let column = -1
    for (const element of children(row, 'c')) {
      const place = placeOf(attribute(element, 'r') ?? '') ?? { row: this.row, column: column + 1 }
      column = place.column
      const style = this.context.styles[Number(attribute(element, 's') ?? 0)] ?? PLAIN_STYLE
      const text = shownText(element, style, this.context.strings)
      if (text !== '' || style.isBordered || style.isUnlocked) this.cells.push({ ...place, text, style, isRowHidden })
    }
  }

  /** `root` is the worksheet without its rows. */
  finish(root: XmlElement): SheetCell[] {
    const isProtected = isTrue(attribute(child(root, 'sheetProtection'), 'sheet'))
    const isHidden = hiddenColumns(root)
    const spans = spansOf(root)
    const choices = choicesOf(root)
    return this.cells
      .map(({ style, isRowHidden, ...cell }): SheetCell => ({
        ...cell,
        ...(spans.get(referenceOf(cell)) ?? ONE_CELL),
        bold: style.bold,
        italic: style.italic,
        isBoxed: style.isBordered || (isProtected && style.isUnlocked),
        isChoice: choices.has(referenceOf(cell)),
        isHidden: isRowHidden || isHidden(cell.column),
      }))
      .filter((cell) => cell.text !== '' || cell.isBoxed)
  }
}

const ONE_CELL = { rowSpan: 1, columnSpan: 1 }

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

function hiddenColumns(root: XmlElement): (column: number) => boolean {
  const ranges = children(child(root, 'cols'), 'col')
    .filter((column) => isTrue(attribute(column, 'hidden')))
    .map((column) => [Number(attribute(column, 'min') ?? 1) - 1, Number(attribute(column, 'max') ?? 0) - 1] as const)
  return (column) => ranges.some(([first, last]) => column >= first && column <= last)
}

/** How far merged ranges reach, by the reference of their first cell. */
function spansOf(root: XmlElement): Map<string, { rowSpan: number; columnSpan: number }> {
  const spans = new Map<string, { rowSpan: number; columnSpan: number }>()
  for (const merge of children(child(root, 'mergeCells'), 'mergeCell')) {
    const range = rangeOf(attribute(merge, 'ref') ?? '')
    if (range === null) continue
    const [from, to] = range
    spans.set(referenceOf(from), { rowSpan: to.row - from.row + 1, columnSpan: to.column - from.column + 1 })
  }
  return spans
}

/** References of the cells with a list of values. */
function choicesOf(root: XmlElement): Set<string> {
  const choices = new Set<string>()
  for (const validation of children(child(root, 'dataValidations'), 'dataValidation')) {
    if (attribute(validation, 'type') !== 'list') continue
    for (const range of (attribute(validation, 'sqref') ?? '').split(/\s+/)) addRange(choices, rangeOf(range))
  }
  return choices
}

function addRange(references: Set<string>, range: readonly [CellPlace, CellPlace] | null): void {
  if (range === null || references.size > MOST_CHOICES) return
  const [from, to] = range
  if ((to.row - from.row + 1) * (to.column - from.column + 1) > MOST_RANGE_CELLS) return
  for (let row = from.row; row <= to.row; row++)
    for (let column = from.column; column <= to.column; column++) references.add(referenceOf({ row, column }))
}

function rangeOf(text: string): readonly [CellPlace, CellPlace] | null {
  const [first = '', last = first] = text.split(':')
  const [from, to] = [placeOf(first), placeOf(last)]
  return from === null || to === null ? null : [from, to]
}
