/** In ems: the same glyph so near is drawn again, to look bold; two narrow letters are farther apart. */
const OVERPRINT = 0.1
/** Side of the squares that the page is cut into, in points. */
const SQUARE = 4
const SQUARES_ACROSS = 100_000
/** Of a square; more lie upon each other in pictures alone. */
const MAX_KEPT = 16

interface DrawnGlyph {
  readonly text: string
  readonly size: number
  readonly x: number
  readonly y: number
}

/** The glyphs that were drawn on a page, to tell which are drawn once more at nearly the same place. */
export class DrawnGlyphs {
  private readonly squares = new Map<number, DrawnGlyph[]>()

  /** Whether the glyph was drawn there before; it is remembered. */
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
