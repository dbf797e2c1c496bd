export interface FormatRecogniser {
  /**
   * The media type of a file from its content; the name only distinguishes kinds of plain text. Throws `unsupported`
   * with a sentence for the user for files that cannot be read.
   */
  mediaTypeOf(file: { readonly fileName: string; readonly bytes: Uint8Array }): Promise<string>
}
