import { plainMarkdown } from './plain-markdown.ts'
import { decodeBounded } from './read-plain-text.ts'
import { TextBlocks, type FormatText } from '../file-formats/document/text-blocks.ts'

const ATX = /^ {0,3}(#{1,6})\s+(.*)$/
const ITEM = /^(\s*)([-*+]|\d{1,3}[.)])\s+(.*)$/
const SETEXT = /^ {0,3}(=+|-+)\s*$/
const TABLE_RULE = /^\|?\s*:?-{2,}:?\s*(\|\s*:?-{2,}:?\s*)*\|?$/

/** Rules on what ends a line would read a longer run of blanks over and over. */
const WIDE_BLANK = /\s{101,}/g

/** Reads Markdown's headings, lists, tables and paragraphs; links and emphasis leave their text. */
export function readMarkdownText(bytes: Uint8Array): FormatText {
  const writer = new MarkdownWriter()
  for (const line of withoutFrontMatter(decodeBounded(bytes, 'Markdown document')).split(/\r\n|\n|\r/))
    writer.line(line)
  writer.close()
  return { pageCount: null, blocks: writer.blocks.list() }
}

function withoutFrontMatter(text: string): string {
  return text.replace(/^---\r?\n[\s\S]{0,20000}?\r?\n(---|\.\.\.)\r?\n/, '')
}

class MarkdownWriter {
  readonly blocks = new TextBlocks('Markdown document')
  private paragraph: string[] = []
  private itemDepth = 0
  private fence = ''

  line(wide: string): void {
    const line = wide.replace(WIDE_BLANK, (run) => run.slice(0, 100))
    const fence = /^ {0,3}(```+|~~~+)/.exec(line)?.[1]?.slice(0, 3)
    if (fence !== undefined && (this.fence === '' || fence === this.fence)) {
      this.close()
      this.fence = this.fence === '' ? fence : ''
    } else if (this.fence !== '') this.blocks.paragraph(line)
    else this.readLine(line)
  }

  private readLine(line: string): void {
    if (line.trim() === '') return this.close()
    const heading = ATX.exec(line)
    if (heading !== null) return this.heading(heading[1]!.length, heading[2]!.trimEnd().replace(/(?<!#)#+$/, ''))
    const rule = SETEXT.exec(line)
    if (rule !== null && this.paragraph.length === 1 && this.itemDepth === 0) {
      return this.heading(rule[1]!.startsWith('=') ? 1 : 2, this.paragraph.pop()!)
    }
    if (TABLE_RULE.test(line.trim()) || /^ {0,3}([-*_])(\s*\1){2,}\s*$/.test(line)) return this.close()
    const item = ITEM.exec(line)
    if (item !== null) return this.item(item)
    if (/^\s*\|.*\|\s*$/.test(line)) return this.row(line)
    this.paragraph.push(line.replace(/^\s*>+\s?/, ''))
  }

  close(): void {
    const text = plainMarkdown(this.paragraph.join(' '))
    if (this.itemDepth > 0) this.blocks.listItem(this.itemDepth, text)
    else this.blocks.paragraph(text)
    this.paragraph = []
    this.itemDepth = 0
  }

  private heading(level: number, text: string): void {
    this.close()
    this.blocks.heading(level, plainMarkdown(text))
  }

  private item([, indent, marker, text]: RegExpExecArray): void {
    this.close()
    this.itemDepth = 1 + Math.floor(indent!.replaceAll('\t', '    ').length / 2)
    this.paragraph = [/\d/.test(marker!) ? `${marker} ${text}` : text!.replace(/^\[[ xX]\]\s/, '')]
  }

  private row(line: string): void {
    this.close()
    const cells = line
      .trim()
      .replace(/^\||\|$/g, '')
      .split(/(?<!\\)\|/)
    this.blocks.tableRow(cells.map((cell) => plainMarkdown(cell.replaceAll('\\|', '|'))))
  }
}
