import type { Block, Cell, Paragraph, ParsedDocument } from '../document/document.ts'
import { TextRuns } from '../document/text-runs.ts'
import { type RtfEvents, RtfScan } from './rtf-scan.ts'

/** RTF anchors are not kept, because nothing is written into RTF files. */
const NO_PLACE = { page: null, anchor: '' } as const

/** Parses RTF: paragraphs with heading levels from style or outline, lists, tables and notes. */
export function parseRtf(bytes: Uint8Array): ParsedDocument {
  const rtf = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')
  const flow = new RtfFlow()
  new RtfScan(rtf, flow).run()
  flow.finish()
  return { title: null, pageCount: null, blocks: flow.blocks }
}

class RtfFlow implements RtfEvents {
  readonly blocks: Block[] = []
  private readonly headingStyles = new Map<number, number>()
  private runs = new TextRuns()
  private cell: Paragraph[] = []
  private cells: Paragraph[][] = []
  private inTable = false
  private headingLevel: number | null = null
  private listLevel = 0
  private bold = false

  text(text: string): void {
    this.runs.addText(text, this.bold, false)
  }

  style(id: number, name: string): void {
    const level = /^heading (\d)/i.exec(name)?.[1]
    if (level !== undefined) this.headingStyles.set(id, Number(level))
    else if (/^title$/i.test(name)) this.headingStyles.set(id, 0)
  }

  control(word: string, value: number | null): void {
    if (word === 'par' || word === 'sect' || word === 'page') this.endParagraph()
    else if (word === 'cell' || word === 'nestcell') this.endCell()
    else if (word === 'row' || word === 'nestrow') this.endRow()
    else if (word === 'b') this.bold = value !== 0
    else if (word === 'plain') this.bold = false
    else this.readParagraphState(word, value)
  }

  finish(): void {
    this.endParagraph()
    this.endRow()
  }

  private readParagraphState(word: string, value: number | null): void {
    if (word === 'pard') {
      this.inTable = false
      this.headingLevel = null
      this.listLevel = 0
    } else if (word === 'intbl') this.inTable = true
    else if (word === 'outlinelevel') this.headingLevel = (value ?? 0) < 9 ? (value ?? 0) + 1 : null
    else if (word === 's') this.headingLevel = this.headingStyles.get(value ?? 0) ?? null
    else if (word === 'ls') this.listLevel = Math.max(this.listLevel, 1)
    else if (word === 'ilvl') this.listLevel = (value ?? 0) + 1
  }

  private endParagraph(): void {
    if (this.inTable || this.cells.length > 0) this.cell.push(...this.paragraph())
    else this.blocks.push(...this.paragraph())
  }

  private paragraph(): Paragraph[] {
    const { inlines } = this.runs
    this.runs = new TextRuns()
    if (inlines.length === 0) return []
    const { headingLevel, listLevel } = this
    const list = listLevel === 0 ? null : { level: listLevel, number: null, isBulleted: true }
    return [{ ...NO_PLACE, kind: 'paragraph', headingLevel, list, inlines, isContents: false, boxes: [], notes: [] }]
  }

  private endCell(): void {
    this.cells.push([...this.cell, ...this.paragraph()])
    this.cell = []
  }

  /** Makes each row a table, because RTF does not mark the end of a table. */
  private endRow(): void {
    const cells = this.cell.length > 0 ? [...this.cells, this.cell] : this.cells
    this.cells = []
    this.cell = []
    if (cells.length === 0) return
    const placed = cells.map((blocks, column): Cell => ({ ...ONE_SLOT, ...NO_PLACE, column, blocks }))
    this.blocks.push({ ...NO_PLACE, kind: 'table', rows: 1, columns: cells.length, cells: placed })
  }
}

const ONE_SLOT = { row: 0, rowSpan: 1, columnSpan: 1, header: false } as const
