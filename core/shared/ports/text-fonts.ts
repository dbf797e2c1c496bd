export type FontStyle = 'regular' | 'bold' | 'italic' | 'bold-italic'

/** Text for one font. */
export interface FontRun {
  readonly text: string
  /** Name of the font; null where no font has a glyph for these characters. */
  readonly font: string | null
}

/** The fonts for writing files. */
export interface TextFonts {
  /**
   * Splits text into runs by font. Joined, the runs are the text. Line breaks and tabs are not allowed, because no font
   * has them. Letters are never separated from their accents.
   */
  runsOf(text: string, style: FontStyle): readonly FontRun[]
  /** The TrueType file of a font in a run. Throws for any other name. */
  bytesOf(font: string): Uint8Array
}
