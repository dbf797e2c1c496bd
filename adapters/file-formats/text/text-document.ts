import { decodeBounded } from '../decode-text.ts'
import { docTexts, WHAT } from '../doc/doc-text.ts'
import { TextBlocks, type FormatText } from '../document/text-blocks.ts'
import { tooLarge } from '../unreadable.ts'

const BULLET = /^(\s*)([-*+•●▪■◦–—·o]|\(?\d{1,3}[.)]|\(?[a-z][.)])\s+(?=\S)/u

/** Tabs or runs of spaces separate cells. */
const CELL_GAP = /(?<!\s)\s*\t\s*|\s{3,}/

/** A table row between bars, as in Markdown, and the line below the header. */
const BARRED = /^\s*\|(?<cells>.*\|.*)\|\s*$/u
const UNDER_HEAD = /^\s*\|(?:\s*:?-{2,}:?\s*\|){2,}\s*$/u

/** More form feeds than this do not separate pages. */
const MAX_PAGES = 20_000
const MAX_LINES = 1_000_000

/** Reads plain text: blank lines separate paragraphs, form feeds pages; headings are recognised by their shape. */
export function textDocument(bytes: Uint8Array): FormatText {
  const text = decodeBounded(bytes, 'text file')
  const parts = text.split('\f', MAX_PAGES + 1)
  const pages = parts.length > MAX_PAGES ? [text.replaceAll('\f', '\n')] : parts
  if (pages.at(-1)?.trim() === '') pages.pop()
  const blocks = new TextBlocks('text file')
  let lines = 0
  pages.forEach((page, i) => {
    blocks.page = pages.length > 1 ? i + 1 : null
    const own = page.split(/\r\n|[\n\r\u2028\u2029]/)
    lines += own.reduce((count, line) => (line === '' ? count : count + 1), 0)
    if (lines > MAX_LINES) throw tooLarge('text file', MAX_LINES, 'lines')
    writePage(blocks, own)
  })
  return { pageCount: pages.length > 1 ? pages.length : null, blocks: blocks.list() }
}

/** Reads the text of a Word 97–2003 document: each line is a paragraph. */
export async function docDocument(bytes: Uint8Array): Promise<FormatText> {
  const blocks = new TextBlocks(WHAT)
  for (const text of await docTexts(bytes)) writeLines(blocks, text.split(/[\n\r\v\f]/), Infinity)
  return { pageCount: null, blocks: blocks.list() }
}

function writePage(blocks: TextBlocks, lines: readonly string[]): void {
  writeLines(blocks, lines, wrapWidth(lines))
}

/** Writes lines as blocks. `wrap` is the wrap width; Infinity if each line is a paragraph. */
function writeLines(blocks: TextBlocks, lines: readonly string[], wrap: number): void {
  let paragraph: string[] = []
  const close = () => {
    if (paragraph.length > 0) writeParagraph(blocks, paragraph)
    paragraph = []
  }
  lines.forEach((line, i) => {
    if (line.trim() === '' || UNDER_HEAD.test(line)) return close()
    if (isRule(line)) {
      if (paragraph.length === 1) writeUnderlined(blocks, paragraph[0]!)
      else close()
      paragraph = []
      return
    }
    const above = paragraph.at(-1)
    if (above !== undefined && startsAnew(above, line, wrap)) close()
    if (isHeadingAt(lines, i) || (wrap === Infinity && isAboveProse(lines, i))) {
      close()
      blocks.heading(isCapitals(line) ? 2 : 3, line)
    } else paragraph.push(line)
  })
  close()
}

/** Wrap width; Infinity if each line is a paragraph. */
function wrapWidth(lines: readonly string[]): number {
  const lengths = lines.map((line) => line.trimEnd().length).filter((length) => length > 0)
  lengths.sort((a, b) => a - b)
  const long = lengths[Math.floor(lengths.length * 0.95)] ?? 0
  return long > 200 ? Infinity : long
}

function startsAnew(above: string, line: string, wrap: number): boolean {
  if (BULLET.test(line) || looksTabular(line) !== looksTabular(above) || looksTabular(line)) return true
  if (wrap === Infinity) return true
  const firstWord = line.trimStart().split(/\s/, 1)[0]!
  const hadRoom = above.trimEnd().length + firstWord.length + 1 < wrap * 0.75
  return hadRoom && /[.!?:]["'”’)]*\s*$/.test(above) && /^\s*["'“‘(]?[\p{Lu}\d]/u.test(line)
}

/**
 * Whether a line looks like a heading and stands alone: below a blank line, and above one or above a line of text.
 * Consecutive lines of that shape are a list of names.
 */
function isHeadingAt(lines: readonly string[], i: number): boolean {
  const line = lines[i]!
  if (!isHeadingLine(line) || (lines[i - 1] ?? '').trim() !== '') return false
  const next = lines[i + 1] ?? ''
  if (next.trim() === '') return true
  return !isRule(next) && !/^\s*\p{Ll}/u.test(next) && (isCapitals(line) || !isHeadingLine(next)) && next.length > 40
}

/** If each line is a paragraph, a heading needs no blank line above. */
function isAboveProse(lines: readonly string[], i: number): boolean {
  const next = lines[i + 1] ?? ''
  return isHeadingLine(lines[i]!) && next.length > 80 && !looksTabular(next)
}

function isRule(line: string): boolean {
  return /^\s*([=\-_*~#])\1{2,}\s*$/.test(line)
}

function looksTabular(line: string): boolean {
  const cells = cellsOf(line)
  return BARRED.test(line) || cells.length >= 3 || (cells.length === 2 && /^[^a-z]*\d[^a-z]*$/i.test(cells[1]!))
}

function cellsOf(line: string): string[] {
  return BARRED.exec(line)?.groups?.['cells']?.split('|') ?? line.trim().split(CELL_GAP)
}

function writeUnderlined(blocks: TextBlocks, line: string): void {
  if (line.trim().length <= 100) blocks.heading(2, line)
  else writeParagraph(blocks, [line])
}

function writeParagraph(blocks: TextBlocks, lines: readonly string[]): void {
  const first = lines[0]!
  const bullet = BULLET.exec(first)
  if (lines.length === 1 && looksTabular(first)) blocks.tableRow(cellsOf(first))
  else if (bullet !== null) blocks.listItem(1 + Math.floor(bullet[1]!.length / 4), itemText(lines, bullet[0].length))
  else blocks.paragraph(joinWrapped(lines))
}

/** Keeps a number with its text, but drops a bullet. */
function itemText(lines: readonly string[], markerLength: number): string {
  const numbered = /^\s*\(?[\da-z]{1,3}[.)]/.test(lines[0]!)
  return joinWrapped(numbered ? lines : [lines[0]!.slice(markerLength), ...lines.slice(1)])
}

function joinWrapped(lines: readonly string[]): string {
  const parts: string[] = []
  for (const line of lines.map((whole) => whole.trim())) {
    const before = parts.at(-1)
    if (before !== undefined && /\p{Ll}-$/u.test(before) && /^\p{Ll}/u.test(line)) {
      parts[parts.length - 1] = before.slice(0, -1)
      parts.push(line)
    } else parts.push(before === undefined ? line : ` ${line}`)
  }
  return parts.join('')
}

/** Short, without closing punctuation, and either in capitals or starting with one. */
function isHeadingLine(line: string): boolean {
  const text = line.trim()
  if (text.length > 80 || text.split(/\s+/).length > 12 || BULLET.test(line) || looksTabular(line)) return false
  if (!/\p{L}{3}/u.test(text) || /[.,;:!]$/.test(text)) return false
  return isCapitals(text) || (/^["'“]?[\p{Lu}\d]/u.test(text) && text.split(/\s+/).length <= 8)
}

function isCapitals(text: string): boolean {
  return !/\p{Ll}/u.test(text) && /\p{Lu}{3}/u.test(text)
}
