import { BOLD_HEADING_LEVEL, isTitleLike } from '../file-formats/document/bold-heading.ts'
import { writeRow } from '../file-formats/document/table-shape.ts'
import { RtfScan, type RtfEvents } from './rtf-scan.ts'
import { TextBlocks, type FormatText } from '../file-formats/document/text-blocks.ts'

/** Reads RTF: paragraphs, headings by style or outline level, lists, tables, notes. */
export function readRtfText(bytes: Uint8Array): FormatText {
  const rtf = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')
  const writer = new RtfWriter()
  new RtfScan(rtf, writer).run()
  writer.finish()
  return { pageCount: null, blocks: writer.blocks.list() }
}

class RtfWriter implements RtfEvents {
  readonly blocks = new TextBlocks('RTF document')
  private readonly headingStyles = new Map<number, number>()
  private line = ''
  private cell: string[] = []
  private cells: string[][] = []
  private inTable = false
  private headingLevel = 0
  private listDepth = 0
  private bold = false
  private allBold = true

  text(text: string): void {
    this.line += text
    if (!this.bold && text.trim() !== '') this.allBold = false
  }

  style(id: number, name: string): void {
    const level = /^heading (\d)/i.exec(name)?.[1]
    if (level !== undefined) this.headingStyles.set(id, Number(level))
    else if (/^title$/i.test(name)) this.headingStyles.set(id, 1)
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
      this.headingLevel = 0
      this.listDepth = 0
    } else if (word === 'intbl') this.inTable = true
    else if (word === 'outlinelevel') this.headingLevel = (value ?? 0) < 9 ? (value ?? 0) + 1 : 0
    else if (word === 's') this.headingLevel = this.headingStyles.get(value ?? 0) ?? 0
    else if (word === 'ls') this.listDepth = Math.max(this.listDepth, 1)
    else if (word === 'ilvl') this.listDepth = (value ?? 0) + 1
  }

  private endParagraph(): void {
    const { line } = this
    this.line = ''
    const set = this.allBold && isTitleLike(line)
    this.allBold = true
    if (this.inTable || this.cells.length > 0) {
      if (line.trim() !== '') this.cell.push(line)
    } else if (this.headingLevel > 0) this.blocks.heading(this.headingLevel, line)
    else if (set) this.blocks.heading(BOLD_HEADING_LEVEL, line)
    else if (this.listDepth > 0) this.blocks.listItem(this.listDepth, line)
    else this.blocks.paragraph(line)
  }

  private endCell(): void {
    if (this.line.trim() !== '') this.cell.push(this.line)
    this.line = ''
    this.allBold = true
    this.cells.push(this.cell)
    this.cell = []
  }

  private endRow(): void {
    if (this.cell.length > 0) this.cells.push(this.cell)
    writeRow(this.blocks, this.cells)
    this.cells = []
    this.cell = []
  }
}
