import type { Flow, FlowParagraph } from './flow.ts'

/** Typography of a file: its body text and its heading styles. */
export interface Typography {
  readonly body: number
  /** Heading styles, from the most to the least prominent. */
  readonly headings: readonly string[]
  /** Styles of several headings, so that a long question in one of them is also a heading. */
  readonly common: ReadonlySet<string>
}

const LARGER = 1.15
const SECTION =
  /^(?:section|part|chapter|abschnitt|teil|partie|sección|secção|seção|parte|sezione|deel|osa|avsnitt|del)\s+(?:\d+|[A-Z]|[IVX]+|one|two|three|four|five|six|seven|eight|nine|ten)\b/iu
const LONGEST_HEADING = 150
const MAX_WORDS_IN_BOLD = 13
const MAX_WORDS_IN_QUESTION = 26

export function typographyOf(pages: readonly (readonly Flow[])[]): Typography {
  const paragraphs = pages.flat().flatMap(paragraphsIn)
  const lengths = new Map<number, number>()
  for (const line of paragraphs.flatMap((paragraph) => paragraph.lines)) {
    const size = Math.round(line.size * 2) / 2
    lengths.set(size, (lengths.get(size) ?? 0) + line.text.length)
  }
  const body = [...lengths].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 10
  const styles = new Map<string, number>()
  const common = new Set<string>()
  for (const paragraph of pages.flat()) {
    if (paragraph.kind !== 'paragraph' || !isHeading(paragraph, body)) continue
    if (styles.has(styleOf(paragraph))) common.add(styleOf(paragraph))
    styles.set(styleOf(paragraph), prominence(paragraph))
  }
  return { body, headings: [...styles].sort((a, b) => b[1] - a[1]).map(([style]) => style), common }
}

function paragraphsIn(item: Flow): FlowParagraph[] {
  if (item.kind === 'paragraph') return [item]
  if (item.kind === 'table') return item.cells.flatMap((cell) => cell.flow.flatMap(paragraphsIn))
  return item.label ? [item.label] : []
}

export function headingLevel(paragraph: FlowParagraph, typography: Typography): number | null {
  if (!isHeading(paragraph, typography.body) && !isLongQuestion(paragraph, typography)) return null
  return Math.min(6, Math.max(0, typography.headings.indexOf(styleOf(paragraph))) + 1)
}

function isHeading(paragraph: FlowParagraph, body: number): boolean {
  const first = paragraph.lines[0]
  const text = paragraph.lines.map((line) => line.text).join(' ')
  if (!first || first.marker?.bullet || paragraph.lines.length > 4 || !/\p{L}{2}/u.test(text)) return false
  if (text.length > LONGEST_HEADING || /[;,]$/.test(text) || /^\p{Ll}/u.test(text)) return false
  const words = text.split(' ').length
  if (words <= 4 && text.includes(' / ')) return false
  const isSection = SECTION.test(text) && (isBold(paragraph) || first.size >= LARGER * body)
  if (isSection) return true
  if (first.size >= LARGER * body) return !(/[.]$/.test(text) && words > 4)
  if (/[.!]$/.test(text) || words > MAX_WORDS_IN_BOLD || first.size < 0.92 * body) return false
  return isBold(paragraph) || (isCapitals(text) && words <= 10 && text.length >= 6)
}

function isLongQuestion(paragraph: FlowParagraph, { common }: Typography): boolean {
  const first = paragraph.lines[0]
  const text = paragraph.lines.map((line) => line.text).join(' ')
  const isOne = first?.marker === null && /^\p{Lu}[^.?!]*\?$/u.test(text) && isBold(paragraph)
  return isOne && text.split(' ').length <= MAX_WORDS_IN_QUESTION && common.has(styleOf(paragraph))
}

export function isBold(paragraph: FlowParagraph): boolean {
  return share(paragraph, 'bold') > 0.9
}

export function isItalic(paragraph: FlowParagraph): boolean {
  return share(paragraph, 'italic') > 0.9
}

function share(paragraph: FlowParagraph, style: 'bold' | 'italic'): number {
  const length = paragraph.lines.reduce((sum, line) => sum + line.text.length, 0)
  return paragraph.lines.reduce((sum, line) => sum + line[style] * line.text.length, 0) / Math.max(1, length)
}

function isCapitals(text: string): boolean {
  return /\p{Lu}/u.test(text) && text === text.toUpperCase()
}

function styleOf(paragraph: FlowParagraph): string {
  const size = Math.round((paragraph.lines[0]?.size ?? 0) * 2) / 2
  const capitals = isCapitals(paragraph.lines.map((line) => line.text).join(' '))
  return `${size}${isBold(paragraph) ? ' bold' : ''}${capitals ? ' capitals' : ''}`
}

function prominence(paragraph: FlowParagraph): number {
  const size = Math.round((paragraph.lines[0]?.size ?? 0) * 2) / 2
  const capitals = isCapitals(paragraph.lines.map((line) => line.text).join(' '))
  return size * 10 + (isBold(paragraph) ? 2 : 0) + (capitals ? 1 : 0)
}
