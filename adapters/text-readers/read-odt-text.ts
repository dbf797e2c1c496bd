import { openZip } from '../file-formats/open-zip.ts'
import { broken, passwordProtected } from '../file-formats/unreadable.ts'
import { attributeOf, scanXml } from './scan-xml.ts'
import { writeRow } from './table-shape.ts'
import { TextBlocks, type FormatText } from './text-blocks.ts'

const WHAT = 'OpenDocument text'
const SKIPPED = new Set(['tracked-changes', 'annotation', 'note-citation', 'forms', 'table-of-content', 'ruby-text'])

/** Reads an OpenDocument text by one scan: headings, lists, tables, text boxes and footnotes. */
export function readOdtText(bytes: Uint8Array): FormatText {
  const zip = openZip(bytes, WHAT)
  if (zip.readText('META-INF/manifest.xml')?.includes('encryption-data')) throw passwordProtected(WHAT)
  const xml = zip.readText('content.xml')
  if (xml === null) throw broken(WHAT)
  const scan = new OdtScan()
  scanXml(xml, scan)
  return { pageCount: null, blocks: scan.blocks.list() }
}

interface OpenParagraph {
  text: string
  readonly level: number
}

class OdtScan {
  readonly blocks = new TextBlocks(WHAT)
  private readonly paragraphs: OpenParagraph[] = []
  private readonly rows: string[][][] = []
  /** Notes and text boxes, written after the paragraph they hang on. */
  private readonly hanging: string[] = []
  private readonly titleStyles = new Set(['Title'])
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
    else if (name === 'list') this.listDepth -= 1
    else if (name === 'table-row') this.endRow()
  }

  text(text: string): void {
    const paragraph = this.paragraphs.at(-1)
    if (paragraph !== undefined && this.skipDepth === 0) paragraph.text += text
  }

  private openInParagraph(name: string, tag: string): void {
    const paragraph = this.paragraphs.at(-1)!
    if (name === 's' || name === 'tab' || name === 'line-break') paragraph.text += ' '
    else this.openOutside(name, tag)
  }

  private openOutside(name: string, tag: string): void {
    if (name === 'p') this.paragraphs.push({ text: '', level: this.isTitle(tag) ? 1 : 0 })
    else if (name === 'h') this.paragraphs.push({ text: '', level: Number(attributeOf(tag, 'outline-level') ?? 1) })
    else if (name === 'list') this.listDepth += 1
    else if (name === 'table-row') this.rows.push([])
    else if (name === 'table-cell') this.rows.at(-1)?.push([])
    else if (name === 'style' && attributeOf(tag, 'parent-style-name') === 'Title') {
      this.titleStyles.add(attributeOf(tag, 'name') ?? '')
    }
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
    for (const text of this.hanging.splice(0)) this.write({ text, level: 0 })
  }

  private write({ text, level }: OpenParagraph): void {
    const cell = this.rows.at(-1)?.at(-1)
    if (cell !== undefined) {
      if (text.trim() !== '') cell.push(text)
    } else if (level > 0) this.blocks.heading(level, text)
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
