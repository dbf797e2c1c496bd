import { openZip } from '../file-formats/open-zip.ts'
import { broken, passwordProtected } from '../file-formats/unreadable.ts'
import { BOLD_HEADING_LEVEL, isTitleLike } from '../file-formats/document/bold-heading.ts'
import { attributeOf, scanXml } from './scan-xml.ts'
import { writeRow } from '../file-formats/document/table-shape.ts'
import { TextBlocks, type FormatText } from '../file-formats/document/text-blocks.ts'

const WHAT = 'OpenDocument text'
const SKIPPED = new Set(['tracked-changes', 'annotation', 'note-citation', 'forms', 'table-of-content', 'ruby-text'])

/** Reads an OpenDocument text by one scan: headings, lists, tables, text boxes and footnotes. */
export function readOdtText(bytes: Uint8Array): FormatText {
  const zip = openZip(bytes, WHAT)
  if (zip.readText('META-INF/manifest.xml')?.includes('encryption-data')) throw passwordProtected(WHAT)
  const xml = zip.readText('content.xml')
  if (xml === null) throw broken(WHAT)
  const scan = new OdtScan()
  scanXml(zip.readText('styles.xml')?.split('<office:master-styles', 1)[0] ?? '', scan)
  scanXml(xml, scan)
  return { pageCount: null, blocks: scan.blocks.list() }
}

interface OpenParagraph {
  text: string
  readonly level: number
  readonly boldStyle: boolean
  /** All its text so far is bold. */
  bold: boolean
}

class OdtScan {
  readonly blocks = new TextBlocks(WHAT)
  private readonly paragraphs: OpenParagraph[] = []
  private readonly rows: string[][][] = []
  /** Notes and text boxes, written after the paragraph they hang on. */
  private readonly hanging: string[] = []
  private readonly titleStyles = new Set(['Title'])
  private readonly boldStyles = new Set<string>()
  private readonly spans: boolean[] = []
  private style = ''
  private skipping = ''
  private skipDepth = 0
  private listDepth = 0

  open(name: string, tag: string): void {
    if (this.skipDepth > 0) {
      if (name === this.skipping) this.skipDepth += 1
    } else if (SKIPPED.has(name)) {
      this.skipping = name
      this.skipDepth = 1
    } else if (this.paragraphs.length > 0) this.openInParagraph(name, tag)
    else this.openOutside(name, tag)
  }

  close(name: string): void {
    if (this.skipDepth > 0) {
      if (name === this.skipping) this.skipDepth -= 1
    } else if (name === 'p' || name === 'h') this.endParagraph()
    else if (name === 'span') this.spans.pop()
    else if (name === 'list') this.listDepth -= 1
    else if (name === 'table-row') this.endRow()
  }

  text(text: string): void {
    const paragraph = this.paragraphs.at(-1)
    if (paragraph === undefined || this.skipDepth > 0) return
    paragraph.text += text
    if (text.trim() !== '' && !(this.spans.at(-1) ?? paragraph.boldStyle)) paragraph.bold = false
  }

  private openInParagraph(name: string, tag: string): void {
    const paragraph = this.paragraphs.at(-1)!
    if (name === 's' || name === 'tab' || name === 'line-break') paragraph.text += ' '
    else if (name === 'span') this.spans.push(this.isBold(tag) || (this.spans.at(-1) ?? paragraph.boldStyle))
    else this.openOutside(name, tag)
  }

  private openOutside(name: string, tag: string): void {
    if (name === 'p') this.startParagraph(tag, this.isTitle(tag) ? 1 : 0)
    else if (name === 'h') this.startParagraph(tag, Number(attributeOf(tag, 'outline-level') ?? 1))
    else if (name === 'list') this.listDepth += 1
    else if (name === 'table-row') this.rows.push([])
    else if (name === 'table-cell') this.rows.at(-1)?.push([])
    else this.openStyle(name, tag)
  }

  private openStyle(name: string, tag: string): void {
    if (name === 'style') {
      this.style = attributeOf(tag, 'name') ?? ''
      const parent = attributeOf(tag, 'parent-style-name') ?? ''
      if (parent === 'Title') this.titleStyles.add(this.style)
      if (this.boldStyles.has(parent)) this.boldStyles.add(this.style)
    } else if (name === 'text-properties' && attributeOf(tag, 'font-weight') !== null) {
      if (attributeOf(tag, 'font-weight') === 'bold') this.boldStyles.add(this.style)
      else this.boldStyles.delete(this.style)
    }
  }

  private startParagraph(tag: string, level: number): void {
    const boldStyle = this.isBold(tag)
    this.paragraphs.push({ text: '', level, boldStyle, bold: true })
  }

  private isBold(tag: string): boolean {
    return this.boldStyles.has(attributeOf(tag, 'style-name') ?? '')
  }

  private isTitle(tag: string): boolean {
    return this.titleStyles.has(attributeOf(tag, 'style-name') ?? '')
  }

  private endParagraph(): void {
    const paragraph = this.paragraphs.pop()
    if (paragraph === undefined) return
    if (this.paragraphs.length > 0) {
      this.hanging.push(paragraph.text)
      return
    }
    this.write(paragraph)
    for (const text of this.hanging.splice(0)) this.write({ text, level: 0, bold: false })
  }

  private write({ text, level, bold }: Pick<OpenParagraph, 'text' | 'level' | 'bold'>): void {
    const cell = this.rows.at(-1)?.at(-1)
    if (cell !== undefined) {
      if (text.trim() !== '') cell.push(text)
    } else if (level > 0) this.blocks.heading(level, text)
    else if (bold && isTitleLike(text)) this.blocks.heading(BOLD_HEADING_LEVEL, text)
    else if (this.listDepth > 0) this.blocks.listItem(this.listDepth, text)
    else this.blocks.paragraph(text)
  }

  private endRow(): void {
    const cells = this.rows.pop() ?? []
    const outer = this.rows.at(-1)?.at(-1)
    if (outer === undefined) writeRow(this.blocks, cells)
    else outer.push(cells.map((cell) => cell.join(' ')).join(' | '))
  }
}
