/** Limits on a file's content. Forms have lower limits than library documents. */
export interface ParseBounds {
  /** XML elements in one part of the file. */
  readonly mostElements: number
  /** Limits of a web page; default: those of forms. */
  readonly page?: PageBounds
  /** Limit of plain text files; default: 20 million. */
  readonly mostCharacters?: number
}

export interface PageBounds {
  readonly mostElements: number
  /** Nesting depth of elements. HTML parsing time grows with it. */
  readonly deepest: number
}

/** Browsers nest at most 512 elements. */
export const FORM_PAGE: PageBounds = { mostElements: 50_000, deepest: 500 }
const LIBRARY_PAGE: PageBounds = { mostElements: 500_000, deepest: 25_000 }

export const FORM_BOUNDS: ParseBounds = { mostElements: 250_000, page: FORM_PAGE, mostCharacters: 500_000 }
export const LIBRARY_BOUNDS: ParseBounds = { mostElements: 10_000_000, page: LIBRARY_PAGE }
