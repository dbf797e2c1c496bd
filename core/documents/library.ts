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
  /** Without terms that are in no passage. */
  readonly holding: ReadonlyMap<string, number>
}

/** The documents that a writer may use: those of one account and of the relevant scopes, and nothing else. */
export interface Library {
  documents(): Promise<readonly LibraryDocument[]>
  /** The best passages for a query, best first. Any text is a valid query. */
  search(query: string, limit: number): Promise<readonly PassageHit[]>
  /** Number of passages of the library, and of those with each of the analysed terms. */
  spread(terms: readonly string[]): Promise<TermSpread>
  /** All passages of one of the library's documents, in order; empty for any other. */
  passagesOf(documentId: DocumentId): Promise<readonly Passage[]>
  /** The passage and its neighbours in its document (`around` on each side), in order. */
  neighbours(passage: Passage, around: number): Promise<readonly Passage[]>
}

/** Newest first; documents of one date by name, so that the order is stable. */
export function newestFirst(documents: readonly LibraryDocument[]): LibraryDocument[] {
  return [...documents].sort((a, b) => compare(b.datedAt, a.datedAt) || compare(a.fileName, b.fileName))
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b)
}
