import type { DocumentId } from '../shared/ids.ts'
import type { Passage, PassageHit } from './passage.ts'

export interface LibraryDocument {
  readonly documentId: DocumentId
  readonly fileName: string
  readonly language: string | null
  readonly datedAt: string
}

export interface TermSpread {
  readonly passages: number
  /** Terms that no passage holds are left out. */
  readonly holding: ReadonlyMap<string, number>
}

/** What a writer may look at: the documents of one account that count for the work at hand, and nothing else. */
export interface Library {
  documents(): Promise<readonly LibraryDocument[]>
  /** The best passages for a query, best first. Any text is a valid query. */
  search(query: string, limit: number): Promise<readonly PassageHit[]>
  /** How many passages the library has, and how many of them hold each of the terms that a term analyser made. */
  spread(terms: readonly string[]): Promise<TermSpread>
  /** All passages of one of the library's documents, in order; empty for any other. */
  passagesOf(documentId: DocumentId): Promise<readonly Passage[]>
  /** The passages next to the given one in its document (`around` on each side), the given one included, in order. */
  neighbours(passage: Passage, around: number): Promise<readonly Passage[]>
}

/** The newest first; of one date by name, so that the order is always the same. */
export function newestFirst(documents: readonly LibraryDocument[]): LibraryDocument[] {
  return [...documents].sort((a, b) => compare(b.datedAt, a.datedAt) || compare(a.fileName, b.fileName))
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b)
}
