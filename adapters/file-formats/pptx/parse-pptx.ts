import type { Block, Cell, ListPlace, Paragraph, ParsedDocument, Table } from '../document/document.ts'
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
import { chartLines } from '../docx/drawn-parts.ts'
import { broken } from '../unreadable.ts'
import type { ParseBounds } from '../parse-bounds.ts'
import { XmlPackage } from '../xml/xml-package.ts'

interface SlidePlace {
  /** Name of the part in the package. */
  readonly part: string
  readonly page: number
}

interface Shape {
  readonly element: XmlElement
  /** Role in the layout, such as "title" or "body"; null for a free shape. */
  readonly placeholder: string | null
}

const SHAPE = /^(p:sp|p:graphicFrame|dgm:pt)$/
const NO_CONTENT = /^(sldNum|dt|ftr|hdr)$/

/** Shapes in order, including those in groups. */
function shapesIn(root: XmlElement | null): Shape[] {
  return childElements(root).flatMap((element) => {
    if (element.name === 'mc:Fallback') return []
    if (!SHAPE.test(element.name)) return shapesIn(element)
    const [placeholder = null] = descendants(element, 'p:ph')
    return [{ element, placeholder: placeholder === null ? null : (attribute(placeholder, 'type') ?? 'body') }]
  })
}

function titleOfShape({ element }: Shape, place: SlidePlace): Paragraph {
  const text = descendants(element, 'a:p').map(printed).join(' ')
  return { ...paragraphOf(element, text, place), headingLevel: 1 }
}

/** Paragraphs and tables; several paragraphs in a layout placeholder form a list. */
function blocksOfShape({ element, placeholder }: Shape, place: SlidePlace): Block[] {
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
function paragraphOf(element: XmlElement, text: string, place: SlidePlace, list: ListPlace | null = null): Paragraph {
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

const WHAT = 'PowerPoint presentation'

/**
 * Parses the slides of a presentation in order: each slide is a page with its title as heading; diagrams, charts and
 * speaker notes follow. Throws `unsupported` if the file is damaged, or larger than `bounds`.
 */
export function parsePptx(bytes: Uint8Array, bounds: ParseBounds): ParsedDocument {
  const file = new XmlPackage(bytes, WHAT, bounds)
  const main = file.mainPart('ppt/presentation.xml')
  const targets = new Map(file.relationsOf(main).map(({ id, target }) => [id, target]))
  const listed = descendants(file.read(main), 'p:sldId').map((slide) => targets.get(attribute(slide, 'r:id') ?? ''))
  const slides = [...new Set(listed)].filter((target) => target !== undefined)
  if (slides.length === 0) throw broken(WHAT)
  const reading = new SlideReading(file)
  slides.forEach((part, index) => reading.readSlide({ part, page: index + 1 }))
  return { title: null, pageCount: slides.length, blocks: reading.blocks }
}

const RELATED: ReadonlySet<string> = new Set(['notesSlide', 'diagramData', 'chart'])

class SlideReading {
  readonly blocks: Block[] = []
  /** Parts already read, because several slides may share one. */
  private readonly read = new Set<string>()

  constructor(private readonly file: XmlPackage) {}

  readSlide(slide: SlidePlace): void {
    const shapes = shapesIn(this.file.read(slide.part))
    const titles = shapes.filter(({ placeholder }) => placeholder === 'title' || placeholder === 'ctrTitle')
    const rest = shapes.filter((shape) => !titles.includes(shape))
    this.blocks.push(...titles.map((shape) => titleOfShape(shape, slide)))
    for (const shape of rest) this.blocks.push(...blocksOfShape(shape, slide))
    for (const { type, target } of this.file.relationsOf(slide.part)) this.readRelated(type, { ...slide, part: target })
  }

  /** Reads only the notes of a notes page, which repeats the slide. */
  private readRelated(type: string, place: SlidePlace): void {
    if (!RELATED.has(type) || this.read.has(place.part)) return
    this.read.add(place.part)
    if (type === 'chart') {
      const root = this.file.read(place.part)
      if (root !== null) this.blocks.push(...chartLines(root).map((line) => paragraphOf(root, line, place)))
      return
    }
    for (const shape of shapesIn(this.file.read(place.part))) {
      if (type === 'notesSlide' && shape.placeholder !== 'body') continue
      this.blocks.push(...blocksOfShape({ ...shape, placeholder: null }, place))
    }
  }
}
