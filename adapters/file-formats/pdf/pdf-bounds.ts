import { tooLarge } from '../unreadable.ts'
import type { PdfBounds, PdfPage } from './pdf-page.ts'

const MAX_CHARACTERS = 20_000_000

export function boundPages(count: number, { pages = Infinity }: PdfBounds): void {
  if (count > pages) throw tooLarge('PDF', pages, 'pages')
}

/** Adds the next page's characters to those of the pages so far. */
export function boundCharacters(before: number, page: PdfPage, { pieces = Infinity }: PdfBounds): number {
  if (page.pieces.length > pieces) throw tooLarge('PDF', pieces, 'pieces-on-a-page')
  const sum = page.pieces.reduce((count, piece) => count + (piece.kind === 'text' ? piece.text.length : 0), before)
  if (sum > MAX_CHARACTERS) throw tooLarge('PDF', MAX_CHARACTERS / 1_000_000, 'million-characters')
  return sum
}
