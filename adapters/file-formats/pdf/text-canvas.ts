import type { Matrix } from './matrix.ts'
import type { PlacedText } from './page-pieces.ts'
import type { PdfFont } from './pdf-font.ts'

/** Distance in ems within which the same glyph is an overprint, to look bold; two narrow letters are farther apart. */
const OVERPRINT = 0.1
/** Side of the squares that divide the page, in points. */
const SQUARE = 4
const SQUARES_ACROSS = 100_000
/** Maximum number of glyphs per square; only pictures have more. */
const MAX_KEPT = 16

interface DrawnGlyph {
  readonly text: string
  readonly size: number
  readonly x: number
  readonly y: number
}

/** Glyphs drawn on a page, to find those drawn again at nearly the same place. */
class DrawnGlyphs {
  private readonly squares = new Map<number, DrawnGlyph[]>()

  /** Whether the glyph was drawn there before; records it. */
  isDrawnAgain(glyph: DrawnGlyph): boolean {
    const { size, x, y } = glyph
    const reach = Math.min(SQUARE, OVERPRINT * size)
    const [left, right] = [squareOf(x - reach), squareOf(x + reach)]
    const [top, bottom] = [squareOf(y - reach), squareOf(y + reach)]
    let isKnown = false
    for (let row = top; row <= bottom; row++)
      for (let column = left; column <= right; column++)
        isKnown ||= this.at(row, column).some((other) => isSame(other, glyph, reach))
    this.keep(glyph)
    return isKnown
  }

  private at(row: number, column: number): readonly DrawnGlyph[] {
    return this.squares.get(row * SQUARES_ACROSS + column) ?? []
  }

  private keep(glyph: DrawnGlyph): void {
    const key = squareOf(glyph.y) * SQUARES_ACROSS + squareOf(glyph.x)
    const kept = this.squares.get(key)
    if (kept === undefined) this.squares.set(key, [glyph])
    else if (kept.length < MAX_KEPT) kept.push(glyph)
  }
}

function squareOf(points: number): number {
  return Math.floor(points / SQUARE)
}

function isSame(one: DrawnGlyph, { text, size, x, y }: DrawnGlyph, reach: number): boolean {
  if (one.text !== text || Math.abs(one.size - size) > 0.02 * size) return false
  return Math.abs(one.x - x) <= reach && Math.abs(one.y - y) <= reach
}

export interface TextState {
  font: PdfFont | null
  size: number
  characterSpace: number
  wordSpace: number
  /** Whether text is painted white. */
  fillsWhite: boolean
  /** Horizontal scale, usually 1. */
  scale: number
  leading: number
  rise: number
}

/** Gaps in ems: smaller ones are ignored, larger ones separate runs, and those between are spaces. */
const SPACE_GAP = 0.17
const RUN_GAP = 0.6
/** Characters; longer than any printed line. */
const LONGEST_RUN = 2_000
/** A space found only from a gap, until the whole run is known. */
const GAP = '\u2009'

interface OpenText {
  text: string
  readonly left: number
  readonly baseline: number
  end: number
  readonly size: number
  readonly font: PdfFont
  readonly isWhite: boolean
}

/** Collects the glyphs of a page into pieces of text on one line. */
export class TextCanvas {
  readonly texts: PlacedText[] = []
  known = 0
  unknown = 0
  /** Whether there are words on a layer that is off. */
  hidesText = false
  private open: OpenText | null = null
  private readonly drawn = new DrawnGlyphs()

  /**
   * Shows a string. `matrix` is the product of the text and page matrices; `moved` is the distance moved in text space
   * since it was set. Returns the distance of this string. `instead` is the document's replacement text for the glyphs;
   * '' if it was already given. Wide spaces separate pieces of text.
   */
  show(bytes: string, state: TextState, matrix: Matrix, moved: number, instead: string | null): number {
    const { font, size, characterSpace, scale } = state
    if (font === null) return 0
    const step = font.bytes
    let [text, start, end, advance] = ['', 0, 0, 0]
    let [isBegun, hasNew] = [false, false]
    for (let i = 0; i + step <= bytes.length; i += step) {
      const code = step === 1 ? bytes.charCodeAt(i) : bytes.charCodeAt(i) * 256 + bytes.charCodeAt(i + 1)
      const glyph = font.glyph(code)
      const isBlank = glyph.text === ' ' || glyph.text === ''
      if (glyph.text === null) this.unknown += 1
      else this.known += 1
      if (!isBlank && this.isDrawnAgain(glyph.text ?? `${code}`, state, matrix, moved + advance * scale)) {
        advance += glyph.width * size + characterSpace
        end = isBegun ? advance : end
        continue
      }
      if (!isBlank) hasNew = true
      if (!isBlank && glyph.text !== null) {
        if (Math.abs(advance - end) > RUN_GAP * Math.abs(size) && instead === null) {
          this.place(text, moved + start * scale, (end - start) * scale, state, matrix)
          text = ''
          isBegun = false
        }
        if (!isBegun) start = advance
        isBegun = true
      }
      text += glyph.text ?? ''
      advance += glyph.width * size + characterSpace
      if (code === 32 && step === 1) advance += state.wordSpace
      if (!isBlank) end = advance
    }
    if (hasNew || instead !== null || text !== '')
      this.place(instead ?? text, moved + start * scale, (end - start) * scale, state, matrix)
    return advance * scale
  }

  /** Records a string on a layer that is off. */
  hide(bytes: string, { font }: TextState): void {
    const step = font?.bytes ?? 1
    for (let i = 0; font !== null && !this.hidesText && i + step <= bytes.length; i += step) {
      const code = step === 1 ? bytes.charCodeAt(i) : bytes.charCodeAt(i) * 256 + bytes.charCodeAt(i + 1)
      this.hidesText = /\p{L}/u.test(font.glyph(code).text ?? '')
    }
  }

  finish(): void {
    const { open } = this
    this.open = null
    if (open !== null) this.add(withSpaces(open.text.trim()), open, false)
  }

  private isDrawnAgain(text: string, { size: height, rise }: TextState, m: Matrix, moved: number): boolean {
    const [x, y] = [m[4] + moved * m[0] + rise * m[2], m[5] + moved * m[1] + rise * m[3]]
    const size = Math.abs(height) * Math.hypot(m[2], m[3])
    return Number.isFinite(x + y) && size > 0 && this.drawn.isDrawnAgain({ text, size, x, y })
  }

  private place(text: string, moved: number, advance: number, state: TextState, m: Matrix): void {
    const font = state.font!
    const isWhite = state.fillsWhite
    const left = m[4] + moved * m[0] + state.rise * m[2]
    const baseline = m[5] + moved * m[1] + state.rise * m[3]
    const size = Math.abs(state.size) * (m[2] === 0 ? Math.abs(m[3]) : Math.hypot(m[2], m[3]))
    const [across, down] = [advance * m[0], advance * m[1]]
    if (across < 0 || Math.abs(down) > Math.abs(across) * 0.2) {
      this.finish()
      this.add(text, { text, left, baseline, end: left + Math.abs(across), size, font, isWhite }, true)
    } else if (text.trim() === '') this.addBlank(left, baseline, left + across, size)
    else if (!this.append({ text, left, baseline, end: left + across, size, font, isWhite })) {
      this.finish()
      this.open = { text, left, baseline, end: left + across, size, font, isWhite }
    }
  }

  /** Adds a space, or glyphs whose text was already given: they separate words but start no text. */
  private addBlank(left: number, baseline: number, end: number, size: number): void {
    const { open } = this
    if (open === null || !follows(open, left, baseline, size)) return
    if (end === left) open.text += ' '
    else open.end = Math.max(open.end, end)
  }

  private add(text: string, { left, baseline, end, size, font, isWhite }: OpenText, turned: boolean): void {
    if (text.trim() === '') return
    const { bold, italic } = font
    this.texts.push({
      text,
      left,
      baseline,
      width: end - left,
      size,
      bold,
      italic,
      turned,
      ...(isWhite && { isWhite }),
    })
  }

  private append({ text, left, baseline, end, size, font, isWhite }: OpenText): boolean {
    const { open } = this
    if (open?.isWhite !== isWhite) return false
    if (open === null || open.text.length > LONGEST_RUN || Math.abs(open.size - size) > 0.05) return false
    if (open.font.bold !== font.bold || open.font.italic !== font.italic) return false
    if (!follows(open, left, baseline, size)) return false
    const needsSpace = left - open.end > SPACE_GAP * size && !/\s$/.test(open.text.slice(-1)) && !/^\s/.test(text)
    open.text += needsSpace ? GAP + text : text
    open.end = Math.max(open.end, end)
    return true
  }
}

/** Whether text at this position continues the open one. */
function follows(open: OpenText, left: number, baseline: number, size: number): boolean {
  const gap = left - open.end
  return Math.abs(open.baseline - baseline) <= 0.05 * size && gap <= RUN_GAP * size && gap >= -0.3 * size
}

/** Turns gaps between words into spaces, but drops gaps between nearly all letters, which are letter-spacing. */
function withSpaces(text: string): string {
  if (!text.includes(GAP)) return text
  const parts = text.split(GAP)
  const single = parts.filter((part) => /^\p{L}$/u.test(part.trim())).length
  const isSpaced = parts.length >= 5 ? single > parts.length * 0.5 : parts.length >= 3 && single === parts.length
  return parts.join(isSpaced ? '' : ' ')
}
