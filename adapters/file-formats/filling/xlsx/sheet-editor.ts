import { placeOf, referenceOf, type CellPlace } from '../../document/cell-reference.ts'
import { attribute, child, children, countIn, type XmlElement } from '../../xml/xml-element.ts'
import { appendInside } from '../package/package-editor.ts'
import type { Splice } from '../package/splice.ts'
import { covers, rangesIn, type CellRange } from '../../xlsx/cell-range.ts'
import type { NewCell } from './new-cell.ts'

interface SheetRow {
  readonly element: XmlElement
  readonly cells: Map<number, XmlElement>
}

/** Excel's limit, in points. */
const HIGHEST_ROW = 409
const DEFAULT_WIDTH = 8.43

/** The cells of a sheet by position, and pending changes of its part. */
export class SheetEditor {
  readonly merges: readonly CellRange[]
  readonly isProtected: boolean
  hasNewNumbers = false
  /** Other changes of the part. */
  readonly further: Splice[] = []
  private readonly rows = new Map<number, SheetRow>()
  private readonly written = new Map<number, Map<number, NewCell>>()
  private readonly heights = new Map<number, number>()
  private readonly prefix: string
  private readonly columns: readonly XmlElement[]

  constructor(
    readonly part: string,
    readonly source: string,
    readonly root: XmlElement,
  ) {
    this.prefix = /^<([\w.-]+:)?/u.exec(source.slice(root.start))?.[1] ?? ''
    this.merges = rangesIn(children(child(root, 'mergeCells'), 'mergeCell').map((one) => attribute(one, 'ref') ?? ''))
    this.isProtected = /^(1|true)$/u.test(attribute(child(root, 'sheetProtection'), 'sheet') ?? '')
    this.columns = children(child(root, 'cols'), 'col')
    this.readRows()
  }

  private readRows(): void {
    let row = -1
    for (const element of children(child(this.root, 'sheetData'), 'row')) {
      row = (Number(attribute(element, 'r')) || row + 2) - 1
      const cells = new Map<number, XmlElement>()
      let column = -1
      for (const cell of children(element, 'c')) {
        column = placeOf(attribute(cell, 'r') ?? '')?.column ?? column + 1
        cells.set(column, cell)
      }
      this.rows.set(row, { element, cells })
    }
  }

  /** Null if the sheet lacks the cell. */
  cell({ row, column }: CellPlace): XmlElement | null {
    return this.rows.get(row)?.cells.get(column) ?? null
  }

  isWritten({ row, column }: CellPlace): boolean {
    return this.written.get(row)?.has(column) ?? false
  }

  /** Index of the style that the cell has or would have. */
  styleOf({ row, column }: CellPlace): number {
    const own = this.cell({ row, column })
    if (own !== null) return Number(attribute(own, 's') ?? 0)
    const ofRow = attribute(this.rows.get(row)?.element ?? null, 's')
    return Number(ofRow ?? attribute(this.columnElement(column), 'style') ?? 0)
  }

  /** The merged range of a cell; the cell alone if not merged. */
  mergeAt(place: CellPlace): CellRange {
    return this.merges.find((range) => covers(range, place)) ?? { from: place, to: place }
  }

  /** In characters. */
  widthOf({ from, to }: CellRange): number {
    let width = 0
    for (let column = from.column; column <= to.column && column - from.column < 200; column++)
      width += Number(attribute(this.columnElement(column), 'width') ?? this.format('defaultColWidth') ?? DEFAULT_WIDTH)
    return width
  }

  /**
   * Increases the height of a range's first row until the whole range has this many points. False if the row would be
   * too high.
   */
  growTo({ from, to }: CellRange, points: number): boolean {
    let lower = 0
    for (let row = from.row + 1; row <= to.row; row++) lower += this.heightOf(row)
    const needed = points - lower
    if (needed > this.heightOf(from.row)) this.heights.set(from.row, Math.min(HIGHEST_ROW, Math.ceil(needed)))
    return needed <= HIGHEST_ROW
  }

  private heightOf(row: number): number {
    const own = attribute(this.rows.get(row)?.element ?? null, 'ht')
    return this.heights.get(row) ?? Number(own ?? this.format('defaultRowHeight') ?? 15)
  }

  private format(name: string): string | null {
    return attribute(child(this.root, 'sheetFormatPr'), name)
  }

  private columnElement(column: number): XmlElement | null {
    return this.columns.find((one) => countIn(one, 'min') <= column + 1 && countIn(one, 'max') >= column + 1) ?? null
  }

  write({ row, column }: CellPlace, cell: NewCell): void {
    const cells = this.written.get(row) ?? new Map<number, NewCell>()
    this.written.set(row, cells.set(column, cell))
    this.hasNewNumbers ||= cell.isNumber
  }

  /** A sheet element with this file's prefix. */
  tag(name: string): string {
    return this.prefix + name
  }

  splices(): Splice[] {
    const data = child(this.root, 'sheetData')
    const rows = [...this.written].sort(([a], [b]) => a - b)
    if (data === null) return [...this.further]
    const inRows = rows.filter(([row]) => this.rows.has(row)).flatMap(([row, cells]) => this.rowSplices(row, cells))
    const added = rows
      .filter(([row]) => !this.rows.has(row))
      .map(([row, cells]) => ({ row, text: this.newRow(row, cells) }))
    return [...inRows, ...this.rowInsertions(data, added), ...this.further]
  }

  private rowSplices(row: number, written: ReadonlyMap<number, NewCell>): Splice[] {
    const { element, cells } = this.rows.get(row)!
    const sorted = [...written].sort(([a], [b]) => a - b)
    const added: { column: number; text: string }[] = []
    const splices = sorted.flatMap(([column, cell]): Splice[] => {
      const text = this.cellXml({ row, column }, cell)
      const known = cells.get(column)
      if (known !== undefined) return [{ start: known.start, end: known.end, text }]
      added.push({ column, text })
      return []
    })
    return [...splices, ...this.heightSplice(row, element), ...this.cellInsertions(element, cells, added)]
  }

  private cellInsertions(
    row: XmlElement,
    cells: ReadonlyMap<number, XmlElement>,
    added: readonly { readonly column: number; readonly text: string }[],
  ): Splice[] {
    if (added.length === 0) return []
    const columns = [...cells.keys()].sort((a, b) => a - b)
    if (columns.length === 0) return [appendInside(this.source, row, added.map(({ text }) => text).join(''))]
    return added.map(({ column, text }) => {
      const next = columns.find((one) => one > column)
      const at = next === undefined ? cells.get(columns.at(-1)!)!.end : cells.get(next)!.start
      return { start: at, end: at, text }
    })
  }

  private rowInsertions(data: XmlElement, added: readonly { readonly row: number; readonly text: string }[]): Splice[] {
    if (added.length === 0) return []
    const rows = [...this.rows.keys()].sort((a, b) => a - b)
    if (rows.length === 0) return [appendInside(this.source, data, added.map(({ text }) => text).join(''))]
    return added.map(({ row, text }) => {
      const next = rows.find((one) => one > row)
      const at = next === undefined ? this.rows.get(rows.at(-1)!)!.element.end : this.rows.get(next)!.element.start
      return { start: at, end: at, text }
    })
  }

  private newRow(row: number, cells: ReadonlyMap<number, NewCell>): string {
    const content = [...cells].sort(([a], [b]) => a - b).map(([column, cell]) => this.cellXml({ row, column }, cell))
    const height = this.heights.get(row)
    const size = height === undefined ? '' : ` ht="${height}" customHeight="1"`
    return `<${this.tag('row')} r="${row + 1}"${size}>${content.join('')}</${this.tag('row')}>`
  }

  private heightSplice(row: number, element: XmlElement): Splice[] {
    const height = this.heights.get(row)
    if (height === undefined) return []
    const tag = /^<[^>]*>/u.exec(this.source.slice(element.start))![0]
    const bare = tag.replace(/\s+(?:ht|customHeight)\s*=\s*(?:"[^"]*"|'[^']*')/gu, '')
    const text = bare.replace(/^<[^\s/>]+/u, (name) => `${name} ht="${height}" customHeight="1"`)
    return tag.endsWith('/>')
      ? this.emptyRowHeight(element, text)
      : [{ start: element.start, end: element.start + tag.length, text }]
  }

  /** The row gets its first cells after this tag, so only the tag's end is replaced. */
  private emptyRowHeight({ start, end }: XmlElement, tag: string): Splice[] {
    return [{ start, end: end - 2, text: tag.replace(/\s*\/>$/u, '') }]
  }

  private cellXml(place: CellPlace, { style, type, content }: NewCell): string {
    const tag = this.tag('c')
    const styled = style === 0 ? '' : ` s="${style}"`
    return `<${tag} r="${referenceOf(place)}"${styled}${type}>${content(this.prefix)}</${tag}>`
  }
}
