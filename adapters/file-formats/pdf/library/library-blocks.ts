import { joinLines, Vocabulary } from '../hyphens.ts'
import { type Line, linesInOrder } from './columns.ts'
import type { TextBlock } from '../../../../core/documents/ports/text-reader.ts'
import { heightOf, holdsCentre, unite, widthOf } from '../box.ts'
import { withoutRunningLines } from '../layout/running-lines.ts'
import type { PdfPage, TextRun, Widget } from '../pdf-page.ts'
import { rowsOf } from './rows.ts'
import type { Grid } from '../layout/grids.ts'
import { tablesOf } from '../layout/places.ts'
import { runOf } from '../page-pieces.ts'

/** Joined lines that belong together. */
interface Paragraph {
  readonly kind: 'text' | 'row' | 'item'
  text: string
  readonly cells: readonly string[] | null
  readonly size: number
  readonly bold: boolean
  readonly page: number
  readonly region: number
  readonly lines: number
}

const BULLET = /^\s*([•●▪■◦‣⁃∙·○➢➤✓✔]|[–—-](?=\s))\s*/u
const NUMBERED = /^\s*(\(?\d{1,2}[.)]|\(?[a-z][.)])\s+\S/i

/** Joins the lines of a page into paragraphs by distance, indent, length and style. */
function paragraphsOf(lines: readonly Line[], page: number, words: Vocabulary): Paragraph[] {
  const paragraphs: Paragraph[] = []
  for (const region of groupByRegion(lines)) {
    const shape = shapeOf(region)
    let group: Line[] = []
    for (const line of region) {
      const previous = group.at(-1)
      if (previous !== undefined && startsAnew(previous, line, group[0]!, shape)) {
        paragraphs.push(paragraphOf(group, page, words))
        group = []
      }
      group.push(line)
    }
    if (group.length > 0) paragraphs.push(paragraphOf(group, page, words))
  }
  return paragraphs
}

function groupByRegion(lines: readonly Line[]): Line[][] {
  const groups: Line[][] = []
  for (const line of lines) {
    const last = groups.at(-1)
    if (last !== undefined && last[0]!.region === line.region) last.push(line)
    else groups.push([line])
  }
  return groups
}

interface Shape {
  readonly right: number
  readonly width: number
  /** Usual baseline distance, in ems. */
  readonly leading: number
}

function shapeOf(lines: readonly Line[]): Shape {
  const left = Math.min(...lines.map((line) => line.x0))
  const right = Math.max(...lines.map((line) => line.x1))
  const distances = lines
    .slice(1)
    .map((line, i) => (line.baseline - lines[i]!.baseline) / Math.max(line.size, 1))
    .filter((distance) => distance > 0.5 && distance < 3)
    .sort((a, b) => a - b)
  return { right, width: right - left, leading: distances[Math.floor(distances.length * 0.4)] ?? 1.2 }
}

function startsAnew(previous: Line, line: Line, first: Line, shape: Shape): boolean {
  if (line.cells !== null || previous.cells !== null) return true
  const size = Math.max(previous.size, line.size, 1)
  if (Math.abs(previous.size - line.size) > 0.12 * size) return true
  if (BULLET.test(line.text) || (NUMBERED.test(line.text) && !endsOpen(previous.text))) return true
  const distance = (line.baseline - previous.baseline) / size
  if (distance > Math.max(shape.leading * 1.35, shape.leading + 0.25) || distance < 0) return true
  if (previous.bold !== line.bold) return !endsOpen(previous.text) || !/^\s*[\p{Ll}\d(]/u.test(line.text)
  const indented = line.x0 > previous.x0 + 0.8 * size && line.x0 < previous.x0 + 4 * size
  if (indented && !BULLET.test(first.text) && !endsOpen(previous.text)) return true
  return endedEarly(previous, line, shape)
}

/** Whether the next word would have fitted on the line above, and the next line starts like a sentence. */
function endedEarly(previous: Line, line: Line, shape: Shape): boolean {
  if (/^\s*[\p{Ll},;)]/u.test(line.text)) return false
  const firstWord = line.text.trim().split(/\s/, 1)[0]!.length + 1
  const perCharacter = (line.x1 - line.x0) / Math.max(line.text.length, 1)
  const room = shape.right - previous.x1 - firstWord * perCharacter
  return room > shape.width * (endsOpen(previous.text) ? 0.3 : 0.02) + perCharacter
}

/** Whether the text ends without closing punctuation. */
function endsOpen(text: string): boolean {
  return !/[.!?:;…]["'”’)\]]*\s*$/u.test(text.slice(-ENDING))
}

function paragraphOf(lines: readonly Line[], page: number, words: Vocabulary): Paragraph {
  const [first] = lines
  const { cells, size, region } = first!
  const text = joinLines(
    lines.map((line) => line.text),
    words,
  )
  const kind = cells !== null ? 'row' : BULLET.test(text) ? 'item' : 'text'
  return { kind, text, cells, size, region, page, bold: lines.every((line) => line.bold), lines: lines.length }
}

/** Number of characters checked at a text's end. */
const ENDING = 100

const USUAL_SIZE = 10
/** Average character width, in ems. */
const USUAL_WIDTH = 0.5

/** Text of a page, including the values of its fields. */
function textRunsOf(page: PdfPage): TextRun[] {
  return page.pieces.flatMap((piece) => {
    if (piece.kind === 'text') return [piece]
    return piece.kind === 'widget' && piece.control !== 'tick' ? filledIn(piece) : []
  })
}

/** A line of text for each line of a field's value; a single line is centred vertically. */
function filledIn(widget: Widget): TextRun[] {
  if (widget.value === null) return []
  const size = Math.min(USUAL_SIZE, 0.7 * heightOf(widget))
  const first = widget.control === 'multiline' ? widget.top + size : (widget.top + widget.bottom) / 2 + 0.3 * size
  return widget.value.split(/\r\n?|\n/).map((text, line) => {
    const place = {
      left: widget.left + 2,
      baseline: first + 1.2 * line * size,
      width: text.length * USUAL_WIDTH * size,
    }
    return runOf({ text, size, ...place, bold: false, italic: false })
  })
}

/** Average number of characters per cell; longer boxes contain running text. */
const LONGEST_CELLS = 80
/** Pages with more pieces of text are not searched for tables, because the time grows with their square. */
const MAX_RUNS = 6_000

/** Drawn tables at least half as wide as the text, from top to bottom. */
function wideTables(page: PdfPage, runs: readonly TextRun[]): Grid[] {
  if (page.rules.length + page.shades.length === 0 || runs.length === 0 || runs.length > MAX_RUNS) return []
  const width = widthOf(unite(runs))
  return tablesOf(page)
    .filter((table) => table.rows > 1 && widthOf(table) > 0.5 * width && holdsFigures(table, runs))
    .sort((a, b) => a.top - b.top)
}

function holdsFigures(table: Grid, runs: readonly TextRun[]): boolean {
  const inside = runs.filter((run) => holdsCentre(table, run))
  return inside.reduce((sum, run) => sum + run.text.length, 0) < LONGEST_CELLS * table.cells.length
}

/** Texts of the cells in each row. */
function cellTexts(table: Grid, runs: readonly TextRun[], words: Vocabulary): string[][] {
  const rows: string[][] = Array.from({ length: table.rows }, () => [])
  for (const cell of [...table.cells].sort((a, b) => a.column - b.column)) {
    const lines = rowsOf(runs.filter((run) => holdsCentre(cell, run)))
    const texts = lines.map((line) => line.segments.map((segment) => segment.text).join(' '))
    rows[cell.row]?.push(joinLines(texts, words))
  }
  return rows.filter((row) => row.some((text) => text !== ''))
}

/** The pages as paragraphs, headings, list items and table rows in reading order. */
export function libraryBlocks(pages: readonly PdfPage[]): TextBlock[] {
  const words = new Vocabulary(pages)
  const paragraphs = withoutRunningLines(pages).flatMap((page) => paragraphsOfPage(page, words))
  return blocksOf(joinAcrossColumns(paragraphs, words))
}

/** The text above, between and below wide tables, and the rows of these. */
function paragraphsOfPage(page: PdfPage, words: Vocabulary): Paragraph[] {
  const paragraphs: Paragraph[] = []
  let runs = textRunsOf(page)
  const addText = (text: readonly TextRun[]): void => {
    paragraphs.push(...paragraphsOf(linesInOrder(rowsOf(text)), page.number, words))
  }
  for (const table of wideTables(page, runs)) {
    const inside = runs.filter((run) => table.cells.some((cell) => holdsCentre(cell, run)))
    const outside = runs.filter((run) => !inside.includes(run))
    addText(outside.filter((run) => run.baseline < table.top))
    for (const cells of cellTexts(table, inside, words)) paragraphs.push(tableRow(cells, inside[0]?.size ?? 1, page))
    runs = outside.filter((run) => run.baseline >= table.top)
  }
  addText(runs)
  return [...paragraphs, ...turnedParagraph(page)]
}

function tableRow(cells: readonly string[], size: number, page: PdfPage): Paragraph {
  return { kind: 'row', text: cells.join(' '), cells, size, bold: false, page: page.number, region: -1, lines: 1 }
}

function turnedParagraph(page: PdfPage): Paragraph[] {
  const text = page.turned.join(' ')
  if (text === '') return []
  return [{ kind: 'text', text, cells: null, size: 1, bold: false, page: page.number, region: -1, lines: 1 }]
}

/** Maximum length of a paragraph that is joined with the next; without it, text would be scanned repeatedly. */
const LONGEST_JOINED = 10_000

/** Joins a sentence that continues in the next column or page, on the page where it starts. */
function joinAcrossColumns(paragraphs: readonly Paragraph[], words: Vocabulary): Paragraph[] {
  const joined: Paragraph[] = []
  for (const paragraph of paragraphs) {
    const above = joined.at(-1)
    if (above !== undefined && isInitial(above, paragraph)) above.text = above.text.trim() + paragraph.text.trimStart()
    else if (above !== undefined && runsOn(above, paragraph))
      above.text = joinLines([above.text, paragraph.text], words)
    else joined.push(paragraph)
  }
  return joined
}

/** The first letter of a word, separated by size or position. "A" and "I" may be words. */
function isInitial(above: Paragraph, below: Paragraph): boolean {
  if (above.page !== below.page || !/^\s*\p{Lu}\s*$/u.test(above.text) || !/^\s*\p{Ll}/u.test(below.text)) return false
  return !/[AI]/.test(above.text) || above.size < below.size * 1.5
}

function runsOn(above: Paragraph, below: Paragraph): boolean {
  if (above.kind === 'row' || below.kind !== 'text' || above.text.length > LONGEST_JOINED) return false
  if (isFigureAbove(above, below)) return true
  if (above.page === below.page && above.region === below.region) return false
  return Math.abs(above.size - below.size) < 0.6 && endsOpen(above.text) && /^\s*[\p{Ll}(]/u.test(below.text)
}

/** A large figure above the words that explain it. */
function isFigureAbove(above: Paragraph, below: Paragraph): boolean {
  const isFigure = /^[^\p{L}]*\d[^\p{L}]*(million|billion|m|k)?\s*$/iu.test(above.text)
  return isFigure && above.page === below.page && above.size >= below.size && /^\s*\p{Ll}/u.test(below.text)
}

function blocksOf(paragraphs: readonly Paragraph[]): TextBlock[] {
  const levelOf = headingLevels(paragraphs)
  return paragraphs.map((paragraph) => {
    const { text, page } = paragraph
    if (paragraph.kind === 'row') return { kind: 'table-row', level: 0, text: paragraph.cells!.join(' | '), page }
    if (paragraph.kind === 'item') return { kind: 'list-item', level: 1, text: text.replace(BULLET, ''), page }
    const level = levelOf(paragraph)
    return { kind: level > 0 ? 'heading' : 'paragraph', level, text, page }
  })
}

/** Heading levels by size, larger first, then bold and capitals in body size; 0 for no heading. */
function headingLevels(paragraphs: readonly Paragraph[]): (paragraph: Paragraph) => number {
  const body = bodySize(paragraphs)
  const large = paragraphs.filter((paragraph) => isLarge(paragraph, body) && isTitleLike(paragraph))
  const sizes = [...new Set(large.map((paragraph) => Math.round(paragraph.size)))].sort((a, b) => b - a)
  return (paragraph) => {
    if (paragraph.kind !== 'text' || !isTitleLike(paragraph)) return 0
    if (isLarge(paragraph, body)) return Math.min(sizes.indexOf(Math.round(paragraph.size)) + 1, 4)
    const set = paragraph.bold || isCapitals(paragraph.text)
    return set && paragraph.size > body * 0.75 ? Math.min(sizes.length, 4) + 1 : 0
  }
}

function isLarge(paragraph: Paragraph, body: number): boolean {
  return paragraph.kind === 'text' && paragraph.size > body * 1.15
}

function isTitleLike({ text, lines }: Paragraph): boolean {
  const words = text.trim().split(/\s+/).length
  return lines <= 4 && words <= 20 && /\p{L}{2}/u.test(text) && !/[.,;]\s*$/.test(text)
}

function isCapitals(text: string): boolean {
  return !/\p{Ll}/u.test(text) && /\p{Lu}{3}/u.test(text)
}

/** Size of most of the text. */
function bodySize(paragraphs: readonly Paragraph[]): number {
  const weights = new Map<number, number>()
  for (const { size, text } of paragraphs) {
    const rounded = Math.round(size * 2) / 2
    weights.set(rounded, (weights.get(rounded) ?? 0) + text.length)
  }
  return [...weights].reduce((best, entry) => (entry[1] > best[1] ? entry : best), [10, 0])[0]
}
