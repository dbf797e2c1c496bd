import { joinLines, type Vocabulary } from '../hyphens.ts'
import type { Line } from './columns.ts'

/** Joined lines that belong together. */
export interface Paragraph {
  readonly kind: 'text' | 'row' | 'item'
  text: string
  readonly cells: readonly string[] | null
  readonly size: number
  readonly bold: boolean
  readonly page: number
  readonly region: number
  readonly lines: number
}

export const BULLET = /^\s*([•●▪■◦‣⁃∙·○➢➤✓✔]|[–—-](?=\s))\s*/u
const NUMBERED = /^\s*(\(?\d{1,2}[.)]|\(?[a-z][.)])\s+\S/i

/** Joins the lines of a page into paragraphs by distance, indent, length and style. */
export function paragraphsOf(lines: readonly Line[], page: number, words: Vocabulary): Paragraph[] {
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
export function endsOpen(text: string): boolean {
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
