export interface FormatRecogniser {
  /**
   * The media type of a file as its content shows it; the name only tells kinds of plain text apart.
   * Throws `unsupported` with a sentence for the user for what can't be read.
   */
  mediaTypeOf(file: { readonly fileName: string; readonly bytes: Uint8Array }): Promise<string>
}
