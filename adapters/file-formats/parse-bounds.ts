/** What a file may hold at most. Forms have narrower bounds than documents of the library. */
export interface ParseBounds {
  /** Of XML, in one part of the file. */
  readonly mostElements: number
  /** Of a web page; a form's unless told otherwise. */
  readonly page?: PageBounds
  /** Of a file that is nothing but text; 20 million unless told otherwise. */
  readonly mostCharacters?: number
}

export interface PageBounds {
  readonly mostElements: number
  /** Elements within each other. The rules of HTML on open elements take time by their depth. */
  readonly deepest: number
}

/** Browsers nest elements no deeper than 512. */
export const FORM_PAGE: PageBounds = { mostElements: 50_000, deepest: 500 }
const LIBRARY_PAGE: PageBounds = { mostElements: 500_000, deepest: 25_000 }

export const FORM_BOUNDS: ParseBounds = { mostElements: 250_000, page: FORM_PAGE, mostCharacters: 500_000 }
export const LIBRARY_BOUNDS: ParseBounds = { mostElements: 10_000_000, page: LIBRARY_PAGE }
