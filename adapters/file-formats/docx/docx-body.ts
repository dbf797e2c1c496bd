import type { Block, Cell, Field, ListPlace, Paragraph, Table, TextBox } from '../document/document.ts'
import { tableOf } from '../document/table-of.ts'
import { anchorOf, at, attribute, child, childElements, type XmlElement } from '../xml/xml-element.ts'
import { isTableOfContents, readContentControl, readPlaceholderCell, showsPlaceholder } from './docx-field.ts'
import {
  type DocxStyle,
  type DocxStyles,
  framesOf,
  hasLeaderTabs,
  integerOf,
  outlineLevel,
  toggle,
  valueOf,
} from './docx-styles.ts'
import { isEmptyBox } from '../document/symbol-fonts.ts'
import { TextRuns } from '../document/text-runs.ts'
import type { DocxNumbering } from './docx-numbering.ts'
import { readDocxRuns } from './docx-runs.ts'

interface PlacedCell extends Wrapped {
  readonly row: number
  readonly column: number
  readonly columnSpan: number
  readonly header: boolean
  rowSpan: number
}

/** Reads the content of a w:tc. */
type ReadDocxCell = (cell: XmlElement, around: AroundCell) => readonly Block[]

/** Effect of a table's content controls on a cell inside them. */
interface AroundCell {
  /** Field formed by the whole cell, or null. */
  readonly field: Field | null
  /** Whether a control shows its placeholder, in this cell or in another one. */
  readonly showsPlaceholder: boolean
}

function readDocxTable(table: XmlElement, readCell: ReadDocxCell): Table {
  const rows = unwrapped(table, 'w:tr').filter(({ element }) => at(element, 'w:trPr', 'w:del') === null)
  const cells = placeCells(rows)
  const read = cells.map(({ element, around, ...place }): Cell => {
    return { ...place, page: null, anchor: anchorOf(element), blocks: readCell(element, around) }
  })
  return tableOf(anchorOf(table), rows.length, read)
}

/** Cells that continue a merged cell print nothing of their own. */
function placeCells(rows: readonly Wrapped[]): PlacedCell[] {
  const placed: PlacedCell[] = []
  const above = new Map<number, PlacedCell>()
  rows.forEach((tr, row) => {
    const properties = child(tr.element, 'w:trPr')
    const header = toggle(properties, 'w:tblHeader') === true
    let column = Math.max(0, integerOf(properties, 'w:gridBefore') ?? 0)
    for (const { element, around } of unwrapped(tr.element, 'w:tc', tr.around)) {
      if (at(element, 'w:tcPr', 'w:cellDel') !== null) continue
      const merge = at(element, 'w:tcPr', 'w:vMerge')
      const upper = above.get(column)
      const columnSpan = Math.max(1, integerOf(child(element, 'w:tcPr'), 'w:gridSpan') ?? 1)
      if (merge !== null && attribute(merge, 'w:val') !== 'restart' && upper !== undefined) upper.rowSpan++
      else {
        const cell = { element, around, row, column, rowSpan: 1, columnSpan, header }
        placed.push(cell)
        above.set(column, cell)
      }
      column += columnSpan
    }
  })
  return placed
}

interface Wrapped {
  readonly element: XmlElement
  readonly around: AroundCell
}

const NOTHING_AROUND: AroundCell = { field: null, showsPlaceholder: false }

/** Children with this name, including those wrapped in content controls or custom XML. */
function unwrapped(parent: XmlElement, name: string, around = NOTHING_AROUND): Wrapped[] {
  return childElements(parent).flatMap((element) => {
    if (element.name === name) return [{ element, around }]
    if (element.name === 'w:sdt')
      return unwrapped(child(element, 'w:sdtContent') ?? element, name, within(element, around))
    return /^w:(customXml|ins)$/.test(element.name) ? unwrapped(element, name, around) : []
  })
}

function within(sdt: XmlElement, around: AroundCell): AroundCell {
  return {
    field: readContentControl(sdt) ?? around.field,
    showsPlaceholder: around.showsPlaceholder || showsPlaceholder(sdt),
  }
}

export interface DocxContext {
  readonly styles: DocxStyles
  readonly numbering: DocxNumbering
  /** Content of a note by its reference, such as "footnote 2". */
  readonly noteOf: (reference: string) => readonly Block[]
  /** Content of a file inserted in place, by its relation. */
  readonly insertedBy: (relation: string) => readonly Block[]
  /** Lines of the diagram or chart that an element shows. */
  readonly linesOfDrawn: (element: XmlElement) => readonly string[]
  /** Records that there is text hidden by Word. */
  readonly noteHidden: () => void
}

const SKIPPED = new Set(['w:del', 'w:moveFrom', 'w:sdtPr', 'w:sectPr', 'mc:Fallback'])
const DEEPEST_LEVEL = 9

/** Reads the content of a body, cell, note or text box, in document order. */
export class DocxBody {
  private isContents = false
  /** Whether an outer control shows its placeholder. */
  private isPlaceholder = false
  /** Paragraphs with a deleted mark, which continue in the next one. */
  private joined: XmlElement[] = []

  constructor(private readonly context: DocxContext) {}

  blocksIn(parent: XmlElement): Block[] {
    const outer = this.joined
    this.joined = []
    const blocks: Block[] = []
    for (const element of childElements(parent)) this.readInto(blocks, element)
    this.endInto(blocks)
    this.joined = outer
    return blocks
  }

  readInto(blocks: Block[], element: XmlElement): void {
    if (element.name === 'w:p') this.readParagraph(blocks, element)
    else if (element.name === 'w:tbl') {
      this.endInto(blocks)
      blocks.push(readDocxTable(element, (cell, around) => this.blocksInCell(cell, around)))
    } else if (element.name === 'w:sdt') this.readControl(blocks, element)
    else if (element.name === 'w:altChunk') blocks.push(...this.context.insertedBy(attribute(element, 'r:id') ?? ''))
    else if (!SKIPPED.has(element.name)) this.readChildren(blocks, element)
  }

  /** Ends paragraphs that no next one continues. */
  endInto(blocks: Block[]): void {
    const last = this.joined.pop()
    if (last === undefined) return
    const paragraph = this.paragraphOf([...this.joined, last])
    this.joined = []
    if (paragraph.inlines.length > 0 || paragraph.boxes.length > 0) blocks.push(paragraph)
  }

  private blocksInCell(cell: XmlElement, around: AroundCell): readonly Block[] {
    const isMarked = around.showsPlaceholder || this.isPlaceholder
    const field = around.field ?? (isMarked ? readPlaceholderCell(cell, this.context.styles) : null)
    return field === null ? this.blocksIn(cell) : [field]
  }

  private readParagraph(blocks: Block[], element: XmlElement): void {
    const mark = at(element, 'w:pPr', 'w:rPr')
    if (child(mark, 'w:del') !== null || child(mark, 'w:moveFrom') !== null) {
      this.joined.push(element)
      return
    }
    const paragraphs = [...this.joined, element]
    this.joined = []
    blocks.push(this.paragraphOf(paragraphs))
  }

  private readChildren(blocks: Block[], parent: XmlElement | null): void {
    for (const element of childElements(parent)) this.readInto(blocks, element)
  }

  private readControl(blocks: Block[], sdt: XmlElement): void {
    const field = readContentControl(sdt)
    if (field !== null) {
      blocks.push(field)
      return
    }
    const [isContents, isPlaceholder] = [this.isContents, this.isPlaceholder]
    this.isContents ||= isTableOfContents(sdt)
    this.isPlaceholder ||= showsPlaceholder(sdt)
    this.readChildren(blocks, child(sdt, 'w:sdtContent'))
    this.isContents = isContents
    this.isPlaceholder = isPlaceholder
  }

  /** Joins paragraphs whose marks are deleted; the last one sets the style. */
  private paragraphOf(paragraphs: readonly XmlElement[]): Paragraph {
    const element = paragraphs.at(-1)!
    const properties = child(element, 'w:pPr')
    const named = this.context.styles.paragraph(valueOf(properties, 'w:pStyle'))
    const style = hasLeaderTabs(properties) ? { ...named, leaderTabs: true } : named
    const { inlines, boxes, notes, drawn, hidesText } = readDocxRuns(paragraphs, style, this.context.styles)
    if (hidesText) this.context.noteHidden()
    return {
      kind: 'paragraph',
      page: null,
      anchor: anchorOf(element),
      headingLevel: outlineLevel(properties) ?? style.headingLevel,
      list: inlines.length === 0 ? null : this.listPlaceOf(properties, style),
      inlines,
      isContents: this.isContents || style.isContents,
      ...((framesOf(properties) ?? style.isFramed) && { isFramed: true }),
      boxes: [
        ...boxes.map((box) => ({ page: null, anchor: anchorOf(box), blocks: this.blocksIn(box) })),
        ...drawn.flatMap((one) => drawnBox(one, this.context.linesOfDrawn(one))),
      ],
      notes: notes.map(this.context.noteOf),
    }
  }

  private listPlaceOf(properties: XmlElement | null, style: DocxStyle): ListPlace | null {
    const own = child(properties, 'w:numPr')
    const numId = valueOf(own, 'w:numId') ?? style.numId
    if (numId === '0' || (numId === null && style.listName === null)) return null
    const level = Math.max(0, integerOf(own, 'w:ilvl') ?? style.numLevel ?? 0)
    const number = numId === null ? undefined : this.context.numbering.next(numId, level)
    const isBulleted = number === undefined ? style.listName === 'bullet' : number === null
    const isBoxed = number === null && isEmptyBox(this.context.numbering.signOf(numId!, level))
    return {
      level: Math.min(level + 1, DEEPEST_LEVEL),
      number: number ?? null,
      isBulleted,
      ...(isBoxed && { isBoxed }),
    }
  }
}

function drawnBox(element: XmlElement, lines: readonly string[]): TextBox[] {
  const anchor = anchorOf(element)
  const blocks = lines
    .flatMap((line) => line.split('\n'))
    .map((line): Paragraph => {
      const runs = new TextRuns()
      runs.addText(line, false, false)
      const { inlines } = runs
      const plain = { headingLevel: null, list: null, isContents: false, boxes: [], notes: [] }
      return { kind: 'paragraph', page: null, anchor, inlines, ...plain }
    })
  return blocks.length === 0 ? [] : [{ page: null, anchor, blocks }]
}

/** Notes by their reference, such as "footnote 2", without those that only draw a line. */
export function notesIn(root: XmlElement | null, body: DocxBody): Map<string, readonly Block[]> {
  const notes = childElements(root).filter((note) => attribute(note, 'w:type') === null)
  return new Map(notes.map((note) => [`${note.name.slice(2)} ${attribute(note, 'w:id') ?? ''}`, body.blocksIn(note)]))
}
