import anyAscii from 'any-ascii'
import type { FontStyle, TextFonts } from '../../../core/shared/ports.ts'
import { isRightToLeft } from '../../../core/shared/right-to-left.ts'
import type { RichRun } from '../../../core/texts/rich-text.ts'

/** Text in one font. */
export interface FontText {
  readonly text: string
  readonly font: string
  readonly struck?: true
}

/** Maximum share of a text's letters that no font has; beyond it the text is unreadable. */
const MOST_FOREIGN = 0.2

/**
 * Signs that select the look of the sign before them, or make a key of a digit. Fontkit stores them with the glyph of
 * that sign, and each copy would include them.
 */
const LOOKS = /[\uFE00-\uFE0F\u{E0100}-\u{E01EF}\u20E3]/gu

/** Removes signs that are never drawn. */
export const drawable = (text: string) =>
  text
    .replace(/\t/g, '    ')
    .replace(LOOKS, '')
    .replace(/(?!\n)[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu, '')

/** Divides text among the fonts that can draw it. Words that no font can draw are transliterated in brackets. */
export class FittingText {
  /** Words in letters that can't be drawn, and omitted signs that no font has. */
  readonly notShown = new Set<string>()
  private letters = 0
  private foreignLetters = 0

  constructor(private readonly fonts: TextFonts) {}

  /** Whether too much of all text so far can't be shown unchanged. */
  get isMostlyForeign(): boolean {
    return this.foreignLetters > MOST_FOREIGN * this.letters
  }

  /** The text line by line, at its breaks; empty if nothing can be drawn. */
  lines(runs: readonly RichRun[]): FontText[][] {
    const lines: FontText[][] = [[]]
    for (const { text, bold, italic, struck } of runs) {
      for (const [at, line] of drawable(text).split('\n').entries()) {
        if (at > 0) lines.push([])
        const pieces = this.piecesOf(line, styleOf(bold, italic))
        lines.at(-1)!.push(...pieces.map((piece) => (struck ? { ...piece, struck } : piece)))
      }
    }
    return lines.some((line) => line.length > 0) ? lines : []
  }

  private piecesOf(text: string, style: FontStyle): FontText[] {
    return this.fonts.runsOf(text, style).flatMap((run) => this.drawn(run, style))
  }

  open(font: string): unknown {
    return this.fonts.open(font)
  }

  blankIn(style: FontStyle): FontText {
    return { text: ' ', font: this.fonts.runsOf(' ', style)[0]?.font ?? '' }
  }

  private drawn({ text, font }: { readonly text: string; readonly font: string | null }, style: FontStyle): FontText[] {
    const letters = lettersOf(text)
    this.letters += letters
    if (font !== null && !isRightToLeft(text)) return partsOf(text).map((part) => ({ text: part, font }))
    if (letters > 0) return this.piecesOf(this.romanised(text), style)
    for (const sign of text.match(/[^\p{Cf}\p{M}\s]/gu) ?? []) this.notShown.add(sign)
    return []
  }

  private romanised(text: string): string {
    const words = text.trim()
    this.foreignLetters += lettersOf(words)
    this.notShown.add(words)
    return text.replace(words, () => `[${anyAscii(words)}]`)
  }
}

/** Parts keep each line short: a single endless word would take quadratic time. */
function partsOf(text: string): string[] {
  return text.split(/(\S{60})(?=\S)/u).filter((part) => part !== '')
}

function styleOf(bold: boolean, italic: boolean): FontStyle {
  if (bold) return italic ? 'bold-italic' : 'bold'
  return italic ? 'italic' : 'regular'
}

const lettersOf = (text: string) => text.match(/\p{L}/gu)?.length ?? 0
