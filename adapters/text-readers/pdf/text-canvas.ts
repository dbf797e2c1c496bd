import type { PdfRun } from '../pdf-page.ts'
import type { PdfFont } from './pdf-font.ts'

export type Matrix = readonly [number, number, number, number, number, number]

/** First `a`, then `b`. */
export function multiply(a: Matrix, b: Matrix): Matrix {
  return [
    a[0] * b[0] + a[1] * b[2],
    a[0] * b[1] + a[1] * b[3],
    a[2] * b[0] + a[3] * b[2],
    a[2] * b[1] + a[3] * b[3],
    a[4] * b[0] + a[5] * b[2] + b[4],
    a[4] * b[1] + a[5] * b[3] + b[5],
  ]
}

export interface TextState {
  font: PdfFont | null
  size: number
  characterSpace: number
  wordSpace: number
  /** Horizontal, 1 as a rule. */
  scale: number
  leading: number
  rise: number
}

/** In ems: a smaller gap is none, a larger one parts runs, and between them stands a space. */
const SPACE_GAP = 0.17
const RUN_GAP = 0.6
/** In characters: text on one line of any page is shorter. */
const LONGEST_RUN = 2_000
/** A space that no character but only a gap makes, until the whole run is known. */
const GAP = '\u2009'

interface OpenRun {
  text: string
  readonly x: number
  readonly y: number
  end: number
  readonly size: number
  readonly bold: boolean
}

/** Gathers the glyphs of a page to runs of text on one line. */
export class TextCanvas {
  readonly runs: PdfRun[] = []
  known = 0
  unknown = 0
  private open: OpenRun | null = null

  /**
   * Shows a string. `matrix` is the text matrix and the page's, multiplied, and `moved` how far the text has moved in
   * text space since it was set; returns how far it moves. `instead` is the text that the document gives for the
   * glyphs; '' where it was given before.
   */
  show(bytes: string, state: TextState, matrix: Matrix, moved: number, instead: string | null): number {
    const { font, size, characterSpace } = state
    if (font === null) return 0
    const step = font.bytes
    let text = ''
    let advance = 0
    for (let i = 0; i + step <= bytes.length; i += step) {
      const code = step === 1 ? bytes.charCodeAt(i) : bytes.charCodeAt(i) * 256 + bytes.charCodeAt(i + 1)
      const glyph = font.glyph(code)
      if (glyph.text === null) this.unknown += 1
      else {
        this.known += 1
        text += glyph.text
      }
      advance += glyph.width * size + characterSpace
      if (code === 32 && step === 1) advance += state.wordSpace
    }
    advance *= state.scale
    const shown = instead ?? text
    if (shown !== '') this.place(shown, moved, advance, state, matrix)
    return advance
  }

  finish(): void {
    if (this.open === null) return
    const { text, x, y, end, size, bold } = this.open
    if (text.trim() !== '') this.runs.push({ text: withSpaces(text), x, y, width: end - x, size, bold, turned: false })
    this.open = null
  }

  private place(text: string, moved: number, advance: number, state: TextState, m: Matrix): void {
    const x = m[4] + moved * m[0] + state.rise * m[2]
    const y = m[5] + moved * m[1] + state.rise * m[3]
    const size = Math.abs(state.size) * (m[2] === 0 ? Math.abs(m[3]) : Math.hypot(m[2], m[3]))
    const dx = advance * m[0]
    const dy = advance * m[1]
    if (Math.abs(dy) > Math.abs(dx) * 0.3 && Math.abs(m[1]) > Math.abs(m[0]) * 0.3) {
      this.finish()
      this.runs.push({ text, x, y, width: Math.abs(dx), size, bold: state.font!.bold, turned: true })
      return
    }
    const start = Math.min(x, x + dx)
    if (!this.append(text, start, y, start + Math.abs(dx), size, state.font!.bold)) {
      this.finish()
      this.open = { text, x: start, y, end: start + Math.abs(dx), size, bold: state.font!.bold }
    }
  }

  private append(text: string, x: number, y: number, end: number, size: number, bold: boolean): boolean {
    const { open } = this
    if (open === null || open.text.length > LONGEST_RUN || open.bold !== bold || Math.abs(open.size - size) > 0.05)
      return false
    const gap = x - open.end
    if (Math.abs(open.y - y) > 0.05 * size || gap > RUN_GAP * size || gap < -0.3 * size) return false
    const needsSpace = gap > SPACE_GAP * size && !/\s$/.test(open.text.slice(-1)) && !/^\s/.test(text)
    open.text += needsSpace ? GAP + text : text
    open.end = Math.max(open.end, end)
    return true
  }
}

/** Gaps between words are spaces; gaps between nearly all letters are but wide setting. */
function withSpaces(text: string): string {
  if (!text.includes(GAP)) return text
  const parts = text.split(GAP)
  const single = parts.filter((part) => /^\p{L}$/u.test(part.trim())).length
  return parts.join(parts.length >= 5 && single > parts.length * 0.5 ? '' : ' ')
}
