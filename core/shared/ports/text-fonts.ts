export type FontStyle = 'regular' | 'bold' | 'italic' | 'bold-italic'

/** Text for one font. */
export interface FontRun {
  readonly text: string
  /** Name of the font; null if no font has a glyph for these characters. */
  readonly font: string | null
}

/** The fonts for writing files, opened in the form that the library which writes them takes. */
export interface TextFonts<Opened = unknown> {
  /**
   * Splits text into runs by font. Joined, the runs are the text. Line breaks and tabs are not allowed, because no font
   * has them. Letters are never separated from their accents.
   */
  runsOf(text: string, style: FontStyle): readonly FontRun[]
  /** Opens a font of a run for one file; it remembers the letters written. Throws for any other name. */
  open(font: string): Opened
}
