import type { Block, ListPlace, Paragraph } from '../document/document.ts'
import { anchorOf, attribute, child, childElements, type XmlElement } from '../xml/xml-element.ts'
import { isTableOfContents, readContentControl } from './docx-field.ts'
import type { DocxNumbering } from './docx-numbering.ts'
import { readDocxRuns } from './docx-runs.ts'
import { hasLeaderTabs, integerOf, outlineLevel, valueOf, type DocxStyle, type DocxStyles } from './docx-styles.ts'
import { readDocxTable } from './docx-table.ts'

export interface DocxContext {
  readonly styles: DocxStyles
  readonly numbering: DocxNumbering
  /** Content of a note by its reference, such as "footnote 2". */
  readonly noteOf: (reference: string) => readonly Block[]
}

const SKIPPED = new Set(['w:del', 'w:moveFrom', 'w:sdtPr', 'w:sectPr', 'mc:Fallback'])
const DEEPEST_LEVEL = 9

/** Reads what stands in a body, cell, note or text box, in document order. */
export class DocxBody {
  private isContents = false

  constructor(private readonly context: DocxContext) {}

  blocksIn(parent: XmlElement): Block[] {
    const blocks: Block[] = []
    for (const element of childElements(parent)) this.readInto(blocks, element)
    return blocks
  }

  readInto(blocks: Block[], element: XmlElement): void {
    if (element.name === 'w:p') blocks.push(this.paragraphOf(element))
    else if (element.name === 'w:tbl') blocks.push(readDocxTable(element, (cell) => this.blocksIn(cell)))
    else if (element.name === 'w:sdt') this.readControl(blocks, element)
    else if (!SKIPPED.has(element.name)) this.readChildren(blocks, element)
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
    const outer = this.isContents
    this.isContents ||= isTableOfContents(sdt)
    this.readChildren(blocks, child(sdt, 'w:sdtContent'))
    this.isContents = outer
  }

  private paragraphOf(element: XmlElement): Paragraph {
    const properties = child(element, 'w:pPr')
    const named = this.context.styles.paragraph(valueOf(properties, 'w:pStyle'))
    const style = hasLeaderTabs(properties) ? { ...named, leaderTabs: true } : named
    const { inlines, boxes, notes } = readDocxRuns(element, style, this.context.styles)
    return {
      kind: 'paragraph',
      page: null,
      anchor: anchorOf(element),
      headingLevel: outlineLevel(properties) ?? style.headingLevel,
      list: inlines.length === 0 ? null : this.listPlaceOf(properties, style),
      inlines,
      isContents: this.isContents || style.isContents,
      boxes: boxes.map((box) => ({ page: null, anchor: anchorOf(box), blocks: this.blocksIn(box) })),
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
    return { level: Math.min(level + 1, DEEPEST_LEVEL), number: number ?? null, isBulleted }
  }
}

/** Notes by their reference, such as "footnote 2"; those that only draw a line are left out. */
export function notesIn(root: XmlElement | null, body: DocxBody): Map<string, readonly Block[]> {
  const notes = childElements(root).filter((note) => attribute(note, 'w:type') === null)
  return new Map(notes.map((note) => [`${note.name.slice(2)} ${attribute(note, 'w:id') ?? ''}`, body.blocksIn(note)]))
}
