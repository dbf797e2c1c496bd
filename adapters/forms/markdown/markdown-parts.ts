import { LONGEST_FORM_TEXT } from '../../../core/proposals/question-bounds.ts'

export interface MarkdownPart {
  readonly source: string
  /** Where in the text it begins. */
  readonly start: number
}

/** The parser takes time by the square of the length: a long text is read in parts of about so many characters. */
const PART = 8_000
/** Where no heading comes, a part ends between paragraphs, and in the end between any two lines. */
const LONG_PART = 12_000
const LONGEST_PART = 16_000
/** Blanks and marks of quotations and lists at the start of a line: each may be a level of nesting. */
const DEEP = /^(?:[\s>*+-]|\d{1,9}[.)](?=\s)){100,}(?=\S)/

/** Parts that each begin with a heading, outside of code; lines longer or deeper than in any form stand alone, cut. */
export function markdownParts(text: string): MarkdownPart[] {
  const parts: MarkdownPart[] = []
  let start = 0
  let at = 0
  let fenced = false
  let isParted = false
  const close = (end: number) => {
    if (end > start) parts.push({ source: text.slice(start, end), start })
    start = end
  }
  for (const line of text.split('\n')) {
    const end = Math.min(text.length, at + line.length + 1)
    if (/^ {0,3}(?:```|~~~)/.test(line)) fenced = !fenced
    const depth = DEEP.exec(line)?.[0].length ?? 0
    if (depth > 0 || line.length > LONGEST_FORM_TEXT) {
      close(at)
      parts.push({ source: line.slice(depth, depth + LONGEST_FORM_TEXT), start: at + depth })
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
