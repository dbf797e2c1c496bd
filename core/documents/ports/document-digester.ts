import type { DocumentToIndex } from '../index-document.ts'
import type { IndexedDocument } from './passage-index.ts'

export interface DigestedDocument {
  readonly pageCount: number | null
  /** The beginning of the text, for a description. */
  readonly opening: string
  readonly indexed: IndexedDocument
}

/** Reads, cuts and weighs a document: heavy work that implementations keep off the thread that answers requests. */
export interface DocumentDigester {
  /** Takes the bytes over: nobody may use them afterwards. Accounts take turns. Throws as `TextReader.read`. */
  digest(document: Omit<DocumentToIndex, 'blocks'> & { readonly bytes: Uint8Array }): Promise<DigestedDocument>
}
