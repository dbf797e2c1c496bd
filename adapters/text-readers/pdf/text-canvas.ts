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
   * Shows a string with the text matrix and the page's matrix multiplied in `matrix`; returns how far the text moved,
   * in text space. `instead` is the text that the document gives for the glyphs; '' where it was given before.
   */
  show(bytes: string, state: TextState, matrix: Matrix, instead: string | null): number {
    const { font, size, scale } = state
    if (font === null) return 0
    let text = ''
    let advance = 0
    for (let i = 0; i + font.bytes <= bytes.length; i += font.bytes) {
      const code = font.bytes === 1 ? bytes.charCodeAt(i) : bytes.charCodeAt(i) * 256 + bytes.charCodeAt(i + 1)
      text += this.letter(font, code)
      const space = font.bytes === 1 && code === 32 ? state.wordSpace : 0
      advance += (font.width(code) * size + state.characterSpace + space) * scale
    }
    const shown = instead ?? text
    if (shown !== '') this.place(shown, advance, state, matrix)
    return advance
  }

  finish(): void {
    if (this.open === null) return
    const { text, x, y, end, size, bold } = this.open
    if (text.trim() !== '') this.runs.push({ text, x, y, width: end - x, size, bold, turned: false })
    this.open = null
  }

  private letter(font: PdfFont, code: number): string {
    const text = font.text(code)
    if (text === null || text === '\0' || text === '\ufffd') {
      this.unknown += 1
      return ''
    }
    this.known += 1
    return text
  }

  private place(text: string, advance: number, state: TextState, m: Matrix): void {
    const x = m[4] + state.rise * m[2]
    const y = m[5] + state.rise * m[3]
    const size = Math.abs(state.size) * Math.hypot(m[2], m[3])
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
    if (open === null || open.bold !== bold || Math.abs(open.size - size) > 0.05) return false
    const gap = x - open.end
    if (Math.abs(open.y - y) > 0.05 * size || gap > RUN_GAP * size || gap < -0.3 * size) return false
    const needsSpace = gap > SPACE_GAP * size && !/\s$/.test(open.text) && !/^\s/.test(text)
    open.text += needsSpace ? ` ${text}` : text
    open.end = Math.max(open.end, end)
    return true
  }
}
