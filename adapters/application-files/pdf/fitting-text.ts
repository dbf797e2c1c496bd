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

  /**
   * The text line by line, as its breaks part it; none where nothing can be drawn. Throws `unsupported` where no font has a
   * letter; other signs that none has are left out and noted.
   */
  lines(runs: readonly RichRun[]): FontText[][] {
    const lines: FontText[][] = [[]]
    for (const { text, bold, italic } of runs) {
      const words = text.replace(/\t/g, '    ').replace(/(?!\n)[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu, '')
      for (const [at, line] of words.split('\n').entries()) {
        if (at > 0) lines.push([])
        lines.at(-1)!.push(...this.piecesOf(line, styleOf(bold, italic)))
      }
    }
    return lines.some((line) => line.length > 0) ? lines : []
  }

  private piecesOf(text: string, style: FontStyle): FontText[] {
    return this.fonts.runsOf(text, style).flatMap((run) => this.drawn(run))
  }

  bytesOf(font: string): Uint8Array {
    return this.fonts.bytesOf(font)
  }

  get blank(): FontText {
    return { text: ' ', font: this.fonts.runsOf(' ', 'regular')[0]?.font ?? '' }
  }

  private drawn({ text, font }: { readonly text: string; readonly font: string | null }): FontText[] {
    if (font !== null) return partsOf(text).map((part) => ({ text: part, font }))
    if (/\p{L}/u.test(text)) throw new AppError('unsupported', 'texts.letters-not-in-pdf')
    for (const sign of text.match(/[^\p{Cf}\p{M}\s]/gu) ?? []) this.leftOut.add(codePoint(sign))
    return []
  }
}

/** Lines are made of parts: that of one word without end would take a time that grows with its square. */
function partsOf(text: string): string[] {
  return text.split(/(\S{60})(?=\S)/u).filter((part) => part !== '')
}

function styleOf(bold: boolean, italic: boolean): FontStyle {
  if (bold) return italic ? 'bold-italic' : 'bold'
  return italic ? 'italic' : 'regular'
}

function codePoint(sign: string): string {
  return `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
}
