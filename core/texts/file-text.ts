/** A text for a file, whatever the file's format. */
export interface FileText {
  readonly title: string
  /** The organisation whose text it is; null where it is not known by name. */
  readonly author: string | null
  /** That of the text as a tag such as `en-GB` or `cy`. */
  readonly language: string
  readonly labels: TextLabels
  readonly parts: readonly FilePart[]
}

/** What a file says besides the text, in the words of its reader. */
export interface TextLabels {
  /** Introduces the names of sources. */
  readonly sources: string
}

export type FilePart =
  | { readonly kind: 'heading'; readonly level: 1 | 2; readonly text: string }
  | { readonly kind: 'guidance'; readonly text: string }
  /** Markdown; the sources become a note on it. */
  | { readonly kind: 'body'; readonly markdown: string; readonly sources: readonly string[] }
  /** The first row is the heading. */
  | { readonly kind: 'table'; readonly rows: readonly (readonly string[])[] }

export type FileFormat = 'docx' | 'pdf' | 'md' | 'txt'

/** Each once, in their order. */
export function sourceNames(sources: readonly { readonly fileName: string; readonly cited: boolean }[]): string[] {
  return [...new Set(sources.filter(({ cited }) => cited).map(({ fileName }) => fileName))]
}
