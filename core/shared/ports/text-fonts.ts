export type FontStyle = 'regular' | 'bold' | 'italic' | 'bold-italic'

/** Text that one font can draw. */
export interface FontRun {
  readonly text: string
  /** Names the font; null where no font has a glyph for these characters. */
  readonly font: string | null
}

/** The fonts that files are written with. */
export interface TextFonts {
  /**
   * The text in its order, cut where another font is needed. Joined, the runs are the text. Line breaks and tabs are not
   * text: no font has them. A letter and its accents are never cut apart.
   */
  runsOf(text: string, style: FontStyle): readonly FontRun[]
  /** The TrueType file of a font that a run names. Throws for any other name. */
  bytesOf(font: string): Uint8Array
}
