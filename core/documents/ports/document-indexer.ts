import type { DocumentToIndex } from '../index-document.ts'
import type { IndexedDocument } from './passage-index.ts'

export interface DocumentIndex {
  readonly pageCount: number | null
  /** The beginning of the text, for a description. */
  readonly opening: string
  readonly indexed: IndexedDocument
}

/**
 * Reads a document, cuts it into passages and indexes their terms: heavy work that implementations keep off the thread
 * that handles requests.
 */
export interface DocumentIndexer {
  /** Takes the bytes over: nobody may use them afterwards. Accounts take turns. Throws as `TextReader.read`. */
  index(document: Omit<DocumentToIndex, 'blocks'> & { readonly bytes: Uint8Array }): Promise<DocumentIndex>
}
