import type { Font } from 'fontkit'
import type { FontStyle, TextFonts } from '../../../../core/shared/ports.ts'
import { isRightToLeft } from '../../../../core/shared/right-to-left.ts'

/** Text in one font. Its width is for a size of one point. */
export interface Glyphs {
  readonly text: string
  readonly font: string
  readonly width: number
}

/** Letters are set one by one, so that each can be copied from the file. */
export const FEATURES = { liga: false, kern: false } as const

/** Emoji and other pictures among letters, with their modifiers. */
const PICTURES = /[\u20e3\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\u{e0020}-\u{e007f}\u200d]/gu

/** Measures text in the fonts used to write it. */
export class Typefaces {
  private isIncomplete = false
  private readonly loaded = new Map<string, Font>()
  private readonly measured = new Map<string, readonly Glyphs[] | null>()

  constructor(readonly fonts: TextFonts<Font>) {}

  /** Null if no font has a character, or the text runs from right to left, which is not supported here. */
  glyphsOf(text: string, style: FontStyle): readonly Glyphs[] | null {
    const key = `${style} ${text}`
    const known = this.measured.get(key)
    if (known !== undefined) return known
    const measured = this.measure(text, style)
    this.measured.set(key, measured)
    return measured
  }

  /** Removes pictures that no font has, but no letters. */
  withoutPictures(text: string, style: FontStyle): string {
    if (text.search(PICTURES) < 0) return text
    const runs = this.fonts.runsOf(text, style)
    const rest = runs.map((run) => (run.font === null ? run.text.replaceAll(PICTURES, '') : run.text)).join('')
    if (rest !== text) this.isIncomplete = true
    return rest
  }

  /** Whether such pictures were removed. */
  get hasLeftOut(): boolean {
    return this.isIncomplete
  }

  /** Glyphs of the characters that can be written, without the others. */
  writablePart(text: string, style: FontStyle): string {
    const runs = this.fonts.runsOf(text.replace(/\s+/gu, ' '), style)
    return runs
      .filter((run) => run.font !== null && !isRightToLeft(run.text))
      .map((run) => run.text)
      .join('')
  }

  private measure(text: string, style: FontStyle): readonly Glyphs[] | null {
    if (isRightToLeft(text)) return null
    const glyphs: Glyphs[] = []
    for (const run of this.fonts.runsOf(text, style)) {
      if (run.font === null) return null
      glyphs.push({ text: run.text, font: run.font, width: this.widthOf(run.text, run.font) })
    }
    return glyphs
  }

  private widthOf(text: string, name: string): number {
    const font = this.fontOf(name)
    const { glyphs } = font.layout(text, FEATURES)
    return glyphs.reduce((sum, glyph) => sum + glyph.advanceWidth, 0) / font.unitsPerEm
  }

  private fontOf(name: string): Font {
    const known = this.loaded.get(name)
    if (known !== undefined) return known
    const font = this.fonts.open(name)
    this.loaded.set(name, font)
    return font
  }
}
