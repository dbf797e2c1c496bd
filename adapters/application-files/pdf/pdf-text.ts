import type { RichRun } from '../../../core/texts/rich-text.ts'
import { drawable, type FittingText, type FontText } from './fitting-text.ts'
import type { PdfPages } from './pdf-pages.ts'

const INK = '#1f2421'
const QUIET = '#55605a'

/**
 * Letters of scripts whose signs are joined or reordered when drawn, so that the drawn glyphs can't be copied as text.
 */
const SHAPED = /(?!\p{Script=Latin}|\p{Script=Greek}|\p{Script=Cyrillic})\p{L}/u

/** Separates shaped words, because each needs its own text for copying. */
function apartWhereShaped(piece: FontText): FontText[] {
  if (!SHAPED.test(piece.text)) return [piece]
  return piece.text.split(/(?<=\s)(?=\S)/u).map((text) => ({ ...piece, text }))
}

/** The formatting of a paragraph. Sizes and distances are in points. */
export interface TextLook {
  readonly size: number
  /** Distance of the text's left edge from the margin. */
  readonly indent?: number
  /** By default the width between the margins. */
  readonly width?: number
  readonly isQuiet?: boolean
  readonly isBold?: boolean
}

/** Draws paragraphs with words in several fonts. */
export class PdfText {
  private readonly registered = new Set<string>()

  constructor(
    private readonly pages: PdfPages,
    private readonly fitting: FittingText,
  ) {}

  /** Draws from the current height and continues on further pages; then the current height is the next free one. */
  draw(runs: readonly RichRun[], { size, indent = 0, width, isQuiet = false }: TextLook): void {
    const { document, left } = this.pages
    const look = { width: width ?? this.pages.width - indent, lineGap: size * 0.2 }
    document.fillColor(isQuiet ? QUIET : INK)
    for (const pieces of this.fitting.lines(runs)) {
      // What is continued loses a break of lines, so that each line is a text of its own.
      const drawn = pieces.length === 0 ? [this.fitting.blankIn('regular')] : pieces.flatMap(apartWhereShaped)
      for (const [at, { text, font, struck = false }] of drawn.entries()) {
        this.use(font, size)
        const continued = at < drawn.length - 1
        if (SHAPED.test(text)) this.pages.copiedAs(text)
        if (at === 0) document.text(text, left + indent, document.y, { ...look, strike: struck, continued })
        else document.text(text, { strike: struck, continued })
      }
    }
    document.x = left
  }

  /** Height of the text in the font of spaces. */
  heightOf(text: string, { size, indent = 0, width = this.pages.width - indent, isBold = false }: TextLook): number {
    this.use(this.fitting.blankIn(isBold ? 'bold' : 'regular').font, size)
    return this.pages.document.heightOfString(drawable(text), { width, lineGap: size * 0.2 })
  }

  /** Width of the text in one line, in the font of spaces. */
  widthOf(text: string, size: number): number {
    this.use(this.fitting.blankIn('regular').font, size)
    return this.pages.document.widthOfString(drawable(text))
  }

  private use(font: string, size: number): void {
    const { document } = this.pages
    if (!this.registered.has(font)) document.registerFont(font, this.fitting.open(font) as PDFKit.Mixins.PDFFontSource)
    this.registered.add(font)
    document.font(font).fontSize(size)
  }
}
