import type { DocumentToIndex } from '../index-document.ts'
import type { IndexedDocument } from './passage-index.ts'

export interface DocumentIndex {
  readonly pageCount: number | null
  /** The beginning of the text, for a description. */
  readonly opening: string
  readonly indexed: IndexedDocument
}

/**
 * Reads a document, cuts it into passages and indexes their terms. This is heavy work: implementations keep it off the
 * thread that handles requests.
 */
export interface DocumentIndexer {
  /**
   * Takes ownership of the bytes; do not use them afterwards. Accounts take turns. Throws as `TextReader.read` does.
   */
  index(document: Omit<DocumentToIndex, 'blocks'> & { readonly bytes: Uint8Array }): Promise<DocumentIndex>
}
