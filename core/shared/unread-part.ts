/** A part of a file that was seen and could not be read, or that nobody is meant to see. */
export interface UnreadPart {
  readonly kind: 'attachment' | 'inserted-file' | 'diagram' | 'chart' | 'hidden-text' | 'page-header'
  /** As the file names it; null where it has no name. */
  readonly name: string | null
}
