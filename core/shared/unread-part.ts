/** A part of a file that could not be read, or that is hidden from readers. */
export interface UnreadPart {
  readonly kind: 'attachment' | 'inserted-file' | 'diagram' | 'chart' | 'hidden-text' | 'page-header' | 'page'
  /** Its name in the file, or the number of a page; null if it has none. */
  readonly name: string | null
}
