import type { Block, ListPlace, Paragraph, Cell, Table } from '../document/document.ts'
import { anchorOf, attribute, child, childElements, countIn, type XmlElement } from '../xml/xml-element.ts'
import { readOdtInlines, type OdtContext } from './odt-inlines.ts'
import type { OdtStyle } from './odt-styles.ts'
import { tableOf } from '../document/table-of.ts'

const MAX_REPEATED = 50

interface Row {
  readonly element: XmlElement
  readonly header: boolean
}

/** `readCell` returns the content of a table:table-cell. */
function readOdtTable(table: XmlElement, readCell: (cell: XmlElement) => readonly Block[]): Table {
  const rows = rowsIn(table, false)
  const cells = rows.flatMap((row, index) => cellsOf(row, index, readCell))
  return tableOf(anchorOf(table), rows.length, cells)
}

function rowsIn(parent: XmlElement, header: boolean): Row[] {
  return childElements(parent).flatMap((element): Row[] => {
    if (element.name === 'table:table-row') return [{ element, header }]
    if (element.name === 'table:table-header-rows') return rowsIn(element, true)
    return /^table:table-(rows|row-group)$/.test(element.name) ? rowsIn(element, header) : []
  })
}

function cellsOf({ element: tr, header }: Row, row: number, readCell: (cell: XmlElement) => readonly Block[]): Cell[] {
  let column = 0
  return childElements(tr).flatMap((element): Cell[] => {
    const count = (name: string) => countIn(element, `table:number-${name}`)
    const repeated = Math.min(MAX_REPEATED, count('columns-repeated'))
    const start = column
    column += repeated
    if (element.name !== 'table:table-cell') return []
    const cell = {
      row,
      rowSpan: count('rows-spanned'),
      columnSpan: count('columns-spanned'),
      header,
      page: null,
      anchor: anchorOf(element),
      blocks: readCell(element),
    }
    return Array.from({ length: repeated }, (_, index) => ({ ...cell, column: start + index }))
  })
}

const WRAPPERS = new Set(['text:numbered-paragraph', 'text:bibliography', 'text:index-body', 'text:index-title'])
const CONTENTS = /^text:(table-of-content|(illustration|table|object|alphabetical|user)-index)$/

/** Reads the content of a text, cell, note or text box, in document order. */
export class OdtBody {
  private readonly counters = new Map<string, number[]>()
  private isContents = false

  constructor(private readonly context: OdtContext) {}

  readInto(blocks: Block[], element: XmlElement): void {
    const { name } = element
    if (name === 'text:p' || name === 'text:h') blocks.push(this.paragraphOf(element, null))
    else if (name === 'text:list') this.readList(blocks, element, null, 1)
    else if (name === 'table:table') blocks.push(readOdtTable(element, (cell) => this.nested(cell)))
    else if (name === 'text:section') this.readSection(blocks, element)
    else if (WRAPPERS.has(name)) this.readChildren(blocks, element)
    else if (CONTENTS.test(name)) this.readContents(blocks, element)
    else if (name === 'office:forms') this.context.controls.add(element)
    else if (name.startsWith('draw:')) blocks.push(this.paragraphOf(element, null))
  }

  private readChildren(blocks: Block[], parent: XmlElement): void {
    for (const element of childElements(parent)) this.readInto(blocks, element)
  }

  private nested(parent: XmlElement): Block[] {
    const blocks: Block[] = []
    new OdtBody(this.context).readChildren(blocks, parent)
    return blocks
  }

  private readSection(blocks: Block[], section: XmlElement): void {
    if (attribute(section, 'text:display') !== 'none') this.readChildren(blocks, section)
  }

  private readContents(blocks: Block[], contents: XmlElement): void {
    const body = child(contents, 'text:index-body')
    this.isContents = true
    if (body !== null) this.readChildren(blocks, body)
    this.isContents = false
  }

  /** Reads a paragraph, or a drawing outside of one. */
  private paragraphOf(element: XmlElement, list: ListPlace | null): Paragraph {
    const style = this.context.styles.paragraph(attribute(element, 'text:style-name'))
    const { inlines, boxes, notes } = readOdtInlines(element, style, this.context)
    return {
      kind: 'paragraph',
      page: null,
      anchor: anchorOf(element),
      headingLevel: headingLevelOf(element, style),
      list,
      inlines,
      isContents: this.isContents,
      boxes: boxes.map((box) => ({ page: null, anchor: anchorOf(box), blocks: this.nested(box) })),
      notes: notes.map((note) => this.nested(note)),
    }
  }

  private readList(blocks: Block[], list: XmlElement, inherited: string | null, level: number): void {
    const style = attribute(list, 'text:style-name') ?? inherited
    const counters = this.countersOf(list, style, level)
    for (const item of childElements(list)) {
      if (item.name === 'text:list-item') {
        const start = Number(attribute(item, 'text:start-value') || NaN)
        const before = counters[level - 1] ?? this.context.styles.startOf(style, level) - 1
        counters[level - 1] = Number.isInteger(start) ? start : before + 1
        counters.length = level
        this.readItem(blocks, item, style, level, [...counters])
      } else this.readChildren(blocks, item)
    }
  }

  /** Numbering continues if the list says so, and in nested lists. */
  private countersOf(list: XmlElement, style: string | null, level: number): number[] {
    const known = this.counters.get(style ?? '') ?? []
    const goesOn =
      attribute(list, 'text:continue-numbering') === 'true' || attribute(list, 'text:continue-list') !== null
    const counters = level > 1 || goesOn ? known : []
    if (level === 1) this.counters.set(style ?? '', counters)
    return counters
  }

  private readItem(
    blocks: Block[],
    item: XmlElement,
    style: string | null,
    level: number,
    counters: readonly number[],
  ): void {
    let isFirst = true
    for (const element of childElements(item)) {
      if (element.name === 'text:list') this.readList(blocks, element, style, level + 1)
      else if (element.name === 'text:p' || element.name === 'text:h') {
        const own = this.context.styles.paragraph(attribute(element, 'text:style-name')).listStyle ?? style
        const number = isFirst ? this.context.styles.ordinal(own, level, counters) : null
        const isBulleted = isFirst && this.context.styles.isBullet(own, level)
        const isBoxed = isFirst && this.context.styles.isBoxed(own, level)
        const place = { level: isFirst ? level : level + 1, number, isBulleted, isBoxed, isContinued: !isFirst }
        blocks.push(this.paragraphOf(element, place))
        isFirst = false
      } else this.readInto(blocks, element)
    }
  }
}

function headingLevelOf(element: XmlElement, style: OdtStyle): number | null {
  return element.name === 'text:h' ? countIn(element, 'text:outline-level') : style.headingLevel
}
