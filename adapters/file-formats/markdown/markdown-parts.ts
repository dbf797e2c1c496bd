export interface MarkdownPart {
  readonly source: string
  /** Offset in the text. */
  readonly start: number
  /** Too long or too deep to parse; its text is used unparsed. */
  readonly isPlain: boolean
}

/** Characters; parsing time grows with the square of the length, so long text is parsed in parts of this size. */
const PART = 2_000
/** Without headings, a part ends between paragraphs, or eventually between any two lines. */
const LONG_PART = 12_000
const LONGEST_PART = 16_000
/** Nobody writes longer lines by hand. */
const LONGEST_LINE = 6_000
/** Spaces and marks of quotations and lists at the start of a line: each may be a level of nesting. */
const DEEP = /^(?:[\s>*+-]|\d{1,9}[.)](?=\s)){100,}(?=\S)/

/** Longer text would take the parser more than ten seconds. */
const LONGEST_PARSED = 1_000_000

function plainParagraphs(text: string): MarkdownPart[] {
  const paragraphs = text.matchAll(/[^\r\n][\s\S]*?(?=\r?\n[^\S\n]*\r?\n|$(?![\s\S]))/gu)
  return [...paragraphs].map(({ 0: source, index }) => ({ source, start: index, isPlain: true }))
}

/** Parts that each start with a heading outside code; lines too long or too deep are separate parts. */
export function markdownParts(text: string): MarkdownPart[] {
  if (text.length > LONGEST_PARSED) return plainParagraphs(text)
  const parts: MarkdownPart[] = []
  let start = 0
  let at = 0
  let fenced = false
  let isParted = false
  const close = (end: number) => {
    if (end > start) parts.push({ source: text.slice(start, end), start, isPlain: false })
    start = end
  }
  for (const line of text.split('\n')) {
    const end = Math.min(text.length, at + line.length + 1)
    if (/^ {0,3}(?:```|~~~)/.test(line)) fenced = !fenced
    const depth = DEEP.exec(line)?.[0].length ?? 0
    if (depth > 0 || line.length > LONGEST_LINE) {
      close(at)
      parts.push({ source: line.slice(depth), start: at + depth, isPlain: true })
      start = end
    } else if (endsPart(line, { length: at - start, fenced, isParted })) close(at)
    isParted = line.trim() === ''
    at = end
  }
  close(text.length)
  return parts
}

function endsPart(next: string, part: { length: number; fenced: boolean; isParted: boolean }): boolean {
  const { length, fenced, isParted } = part
  if (length >= LONGEST_PART) return true
  if (fenced) return false
  return (length >= PART && /^#{1,6}\s/.test(next)) || (length >= LONG_PART && isParted && /^[\p{L}*_]/u.test(next))
}
