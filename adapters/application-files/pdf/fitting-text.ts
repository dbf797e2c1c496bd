import { AppError } from '../../../core/shared/app-error.ts'
import type { FontStyle, TextFonts } from '../../../core/shared/ports/text-fonts.ts'
import type { RichRun } from '../../../core/texts/rich-text.ts'

/** Text in one font. */
export interface FontText {
  readonly text: string
  readonly font: string
}

/** Divides text among the fonts that can draw it. */
export class FittingText {
  /** Signs that no font has, as code points such as `U+1F331`. */
  readonly leftOut = new Set<string>()

  constructor(private readonly fonts: TextFonts) {}

  /** Throws `unsupported` where no font has a letter; other signs that none has are left out and noted. */
  of({ text, bold, italic }: RichRun): FontText[] {
    const style = styleOf(bold, italic)
    const words = text.replace(/\t/g, '    ').replace(/(?!\n)[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu, '')
    return words.split(/(\n)/).flatMap((piece) => {
      if (piece === '\n') return [{ text: '\n', font: this.plainFont(style) }]
      return this.fonts.runsOf(piece, style).flatMap((run) => this.drawn(run))
    })
  }

  bytesOf(font: string): Uint8Array {
    return this.fonts.bytesOf(font)
  }

  /** That of a blank. */
  plainFont(style: FontStyle): string {
    return this.fonts.runsOf(' ', style)[0]?.font ?? ''
  }

  private drawn({ text, font }: { readonly text: string; readonly font: string | null }): FontText[] {
    if (font !== null) return [{ text, font }]
    if (/\p{L}/u.test(text)) throw new AppError('unsupported', 'texts.letters-not-in-pdf')
    for (const sign of text.match(/[^\p{Cf}\p{M}\s]/gu) ?? []) this.leftOut.add(codePoint(sign))
    return []
  }
}

function styleOf(bold: boolean, italic: boolean): FontStyle {
  if (bold) return italic ? 'bold-italic' : 'bold'
  return italic ? 'italic' : 'regular'
}

function codePoint(sign: string): string {
  return `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
}
