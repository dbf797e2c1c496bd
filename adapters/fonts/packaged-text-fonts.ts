import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { create, type Font } from 'fontkit'
import type { FontRun, FontStyle, TextFonts } from '../../core/shared/ports.ts'

const NOTO = '@expo-google-fonts/noto-sans'
const DEJAVU = 'dejavu-fonts-ttf/ttf'
/** In order of preference. Noto Sans has Latin, Greek, Cyrillic and Devanagari; DejaVu also Arabic, Hebrew and ticks. */
const FILES: Readonly<Record<FontStyle, readonly string[]>> = {
  regular: [`${NOTO}/400Regular/NotoSans_400Regular.ttf`, `${DEJAVU}/DejaVuSans.ttf`],
  bold: [`${NOTO}/700Bold/NotoSans_700Bold.ttf`, `${DEJAVU}/DejaVuSans-Bold.ttf`],
  italic: [`${NOTO}/400Regular_Italic/NotoSans_400Regular_Italic.ttf`, `${DEJAVU}/DejaVuSans-Oblique.ttf`],
  'bold-italic': [`${NOTO}/700Bold_Italic/NotoSans_700Bold_Italic.ttf`, `${DEJAVU}/DejaVuSans-BoldOblique.ttf`],
}
/** Joiners, marks of direction and the like are not drawn. */
const NOT_DRAWN = /\p{Default_Ignorable_Code_Point}/u
const PLAIN = /^[\u0020-\u007e]*$/

interface LoadedFont {
  readonly bytes: Buffer
  readonly font: Font
}

/** Font tables that Fontkit has read. */
interface Tables {
  readonly _tables: object
}

/** Read once a process: reading the tables of a font takes longer than writing a page in it. */
const loaded = new Map<string, LoadedFont>()

/** The fonts of two npm packages, each loaded on first use. */
export class PackagedTextFonts implements TextFonts<Font> {
  private readonly require = createRequire(import.meta.url)
  private readonly graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

  runsOf(text: string, style: FontStyle): readonly FontRun[] {
    if (text === '') return []
    if (PLAIN.test(text)) return [{ text, font: FILES[style][0]! }]
    const runs: { text: string; font: string | null }[] = []
    for (const { segment } of this.graphemes.segment(text)) {
      const last = runs.at(-1)
      const font = this.fontOf(segment, style, last?.font ?? null)
      if (last?.font === font) last.text += segment
      else runs.push({ text: segment, font })
    }
    return runs
  }

  /**
   * Shares the tables that were read, as Fontkit does for variations of a font, but not the glyphs, which remember the
   * letters they were first used for.
   */
  open(name: string): Font {
    const { bytes, font } = this.load(name)
    return Object.assign(create(bytes) as Font, { _tables: (font as Font & Tables)._tables })
  }

  /** A blank keeps the font of the text before it, so that words of one script stay together. */
  private fontOf(grapheme: string, style: FontStyle, before: string | null): string | null {
    const fonts = grapheme === ' ' && before !== null ? [before, ...FILES[style]] : FILES[style]
    return fonts.find((name) => this.covers(name, grapheme)) ?? null
  }

  private covers(name: string, grapheme: string): boolean {
    const { font } = this.load(name)
    return [...grapheme].every(
      (character) => NOT_DRAWN.test(character) || font.hasGlyphForCodePoint(character.codePointAt(0)!),
    )
  }

  private load(name: string): LoadedFont {
    const known = loaded.get(name)
    if (known !== undefined) return known
    if (!Object.values(FILES).some((files) => files.includes(name))) throw new Error(`There is no font "${name}".`)
    const bytes = readFileSync(this.require.resolve(name))
    const font = { bytes, font: create(bytes) as Font }
    loaded.set(name, font)
    return font
  }
}
