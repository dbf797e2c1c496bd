import type { Block, Cell, ListPlace, Paragraph, Table } from '../document/document.ts'
import { TextRuns } from '../document/text-runs.ts'
import {
  attribute,
  child,
  childElements,
  children,
  countIn,
  descendants,
  textOf,
  type XmlElement,
} from '../xml/xml-element.ts'

export interface SlidePlace {
  /** Name of the part in the package. */
  readonly part: string
  readonly page: number
}

export interface Shape {
  readonly element: XmlElement
  /** Role in the layout, such as "title" or "body"; null for a free shape. */
  readonly placeholder: string | null
}

const SHAPE = /^(p:sp|p:graphicFrame|dgm:pt)$/
const NO_CONTENT = /^(sldNum|dt|ftr|hdr)$/

/** Shapes in order, including those in groups. */
export function shapesIn(root: XmlElement | null): Shape[] {
  return childElements(root).flatMap((element) => {
    if (element.name === 'mc:Fallback') return []
    if (!SHAPE.test(element.name)) return shapesIn(element)
    const [placeholder = null] = descendants(element, 'p:ph')
    return [{ element, placeholder: placeholder === null ? null : (attribute(placeholder, 'type') ?? 'body') }]
  })
}

export function titleOfShape({ element }: Shape, place: SlidePlace): Paragraph {
  const text = descendants(element, 'a:p').map(printed).join(' ')
  return { ...paragraphOf(element, text, place), headingLevel: 1 }
}

/** Paragraphs and tables; several paragraphs in a layout placeholder form a list. */
export function blocksOfShape({ element, placeholder }: Shape, place: SlidePlace): Block[] {
  if (placeholder !== null && NO_CONTENT.test(placeholder)) return []
  const tables = descendants(element, 'a:tbl')
  if (tables.length > 0) return tables.map((table) => tableOf(table, place))
  const paragraphs = descendants(element, 'a:p').filter((paragraph) => printed(paragraph).trim() !== '')
  const isList = placeholder !== null && placeholder !== 'subTitle' && paragraphs.length > 1
  return paragraphs.map((one) => paragraphOf(one, printed(one), place, isList ? listPlaceOf(one) : null))
}

function listPlaceOf(paragraph: XmlElement): ListPlace {
  const level = Number(attribute(child(paragraph, 'a:pPr'), 'lvl') ?? 0) + 1
  return { level, number: null, isBulleted: true }
}

/** Ignores emphasis: on slides it highlights figures, not headings. */
export function paragraphOf(
  element: XmlElement,
  text: string,
  place: SlidePlace,
  list: ListPlace | null = null,
): Paragraph {
  const runs = new TextRuns()
  runs.addText(text, false, false)
  return {
    kind: 'paragraph',
    page: place.page,
    anchor: anchorIn(place, element),
    headingLevel: null,
    list,
    inlines: runs.inlines,
    isContents: false,
    boxes: [],
    notes: [],
  }
}

function tableOf(table: XmlElement, place: SlidePlace): Table {
  const rows = children(table, 'a:tr').map((row) => children(row, 'a:tc'))
  return {
    kind: 'table',
    page: place.page,
    anchor: anchorIn(place, table),
    rows: rows.length,
    columns: rows.reduce((most, cells) => Math.max(most, cells.length), 0),
    cells: rows.flatMap((cells, row) =>
      cells.flatMap((cell, column) => (isMerged(cell) ? [] : [cellOf(cell, row, column, place)])),
    ),
  }
}

/** Whether a cell above or beside it spans it. */
function isMerged(cell: XmlElement): boolean {
  return ['hMerge', 'vMerge'].some((name) => /^(1|true)$/.test(attribute(cell, name) ?? ''))
}

function cellOf(cell: XmlElement, row: number, column: number, place: SlidePlace): Cell {
  return {
    row,
    column,
    rowSpan: countIn(cell, 'rowSpan'),
    columnSpan: countIn(cell, 'gridSpan'),
    header: false,
    page: place.page,
    anchor: anchorIn(place, cell),
    blocks: descendants(cell, 'a:p').map((paragraph) => paragraphOf(paragraph, printed(paragraph), place)),
  }
}

function printed(element: XmlElement): string {
  return childElements(element)
    .map((part) => {
      if (part.name === 'mc:Fallback') return ''
      if (part.name === 'a:br') return '\n'
      return /^(a|m):t$/.test(part.name) ? textOf(part) : printed(part)
    })
    .join('')
}

function anchorIn({ part }: SlidePlace, { start, end }: XmlElement): string {
  return `${part}!${start}-${end}`
}
