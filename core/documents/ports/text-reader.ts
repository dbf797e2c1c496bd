/** A line of a document's text in reading order. */
export interface TextBlock {
  readonly kind: 'heading' | 'paragraph' | 'list-item' | 'table-row'
  /** Level of a heading, from 1; depth of a list item, from 1; otherwise 0. */
  readonly level: number
  readonly text: string
  /** From 1; null if the format has no pages. */
  readonly page: number | null
}

export interface ReadText {
  readonly mediaType: string
  readonly pageCount: number | null
  readonly blocks: readonly TextBlock[]
}

export interface TextReader {
  /**
   * Reads a library document of any accepted format, recognised by its content, not by its name alone. Throws
   * `unsupported` (AppError) with a sentence for the user when the file can't be read: unknown type, broken, protected
   * by a password, empty, scanned without text, or larger inside than the limits allow.
   */
  read(file: { readonly fileName: string; readonly bytes: Uint8Array }): Promise<ReadText>
}
