import type { Splice } from '../package/splice.ts'

/** A text with its lines and pending changes. */
export class LineSource {
  readonly splices: Splice[] = []
  /** The text's line ending. */
  readonly lineEnd: string

  constructor(readonly text: string) {
    this.lineEnd = /\r\n|\n|\r/u.exec(text)?.[0] ?? '\n'
  }

  startOfLine(at: number): number {
    let start = at
    while (start > 0 && !isLineEnd(this.text[start - 1])) start--
    return start
  }

  endOfLine(at: number): number {
    let end = at
    while (end < this.text.length && !isLineEnd(this.text[end])) end++
    return end
  }

  /** Start of the line after the one that ends at `end`; null after the last. */
  nextLine(end: number): number | null {
    if (end >= this.text.length) return null
    return end + (this.text.startsWith('\r\n', end) ? 2 : 1)
  }

  isBlankAfter(end: number): boolean {
    const next = this.nextLine(end)
    return next === null || this.text.slice(next, this.endOfLine(next)).trim() === ''
  }

  /** False if the range was already changed. */
  replace(start: number, end: number, text: string): boolean {
    if (this.splices.some((other) => start < other.end && end > other.start)) return false
    this.splices.push({ start, end, text })
    return true
  }
}

function isLineEnd(sign: string | undefined): boolean {
  return sign === '\n' || sign === '\r'
}

/** Start and end of an offset anchor; null if it is invalid or outside a text of this length. */
export function rangeOf(anchor: string, length: number): { readonly start: number; readonly end: number } | null {
  const match = /^(\d+)-(\d+)$/u.exec(anchor)
  const [start, end] = [Number(match?.[1]), Number(match?.[2])]
  return match !== null && start <= end && end <= length ? { start, end } : null
}
