import type { AccountId, DocumentId } from '../../shared/ids.ts'
import type { EncodedPassages } from './passage-vectors.ts'
import type { DocumentScope } from '../document.ts'
import type { LaidOutPassage, Passage, PassageLine } from '../passage.ts'
import type { PostingBlocks } from '../posting-blocks.ts'

export interface IndexedPassage extends Passage {
  /** The kind of each line; null for documents indexed without it. */
  readonly layout: readonly PassageLine[] | null
}

export interface IndexedDocument {
  readonly accountId: AccountId
  readonly documentId: DocumentId
  readonly fileName: string
  readonly scopes: readonly DocumentScope[]
  readonly language: string | null
  /** ISO time for comparing the age of documents: a year in the text or name, else the upload. */
  readonly datedAt: string
  readonly passages: readonly IndexedPassage[]
  /** Summed term weights of each passage, by ordinal. */
  readonly lengths: readonly number[]
  /** The passages of each term with its weight in them (its count, raised for headings and file names). */
  readonly postings: PostingBlocks
}

export type UpdatedTermWeights = Pick<IndexedDocument, 'accountId' | 'documentId' | 'lengths' | 'postings'>

/** The start of a passage. */
export type PassagePlace = Pick<Passage, 'ordinal' | 'page'>

/** Data of a document that a search needs before it reads passages. */
export interface DocumentStatistics {
  readonly documentId: DocumentId
  readonly fileName: string
  readonly scopes: readonly DocumentScope[]
  readonly language: string | null
  readonly datedAt: string
  /** Summed term weights of each passage, by ordinal. */
  readonly lengths: readonly number[]
}

/** A term's occurrences in one document: flattened pairs of passage ordinal and weight. */
export interface Posting {
  readonly term: string
  readonly documentId: DocumentId
  /** The document's. */
  readonly language: string | null
  readonly entries: readonly number[]
}

/** Whole terms, and beginnings of terms. */
export interface Terms {
  readonly terms: readonly string[]
  readonly beginnings: readonly string[]
}

/** Search terms for documents of one language. */
export interface SoughtInLanguage {
  readonly language: string | null
  /**
   * A document matches if it has, for each entry, one of the terms or a term with one of the beginnings. At most eight
   * entries; an empty list finds nothing.
   */
  readonly things: readonly Terms[]
  /** Terms that a document must not have. */
  readonly without: readonly string[]
}

/** A term of the index and one passage that contains it. */
export interface TermPlace {
  readonly term: string
  readonly documentId: DocumentId
  readonly ordinal: number
}

/**
 * Passages with their posting lists, keyed by account first: no call can reach another account's passages or is slowed
 * down by them. The core ranks, in the same way for every implementation.
 */
export interface PassageIndex {
  /** Stores the document's passages and postings, replacing earlier ones. */
  put(document: IndexedDocument): Promise<void>
  /** Replaces the weights of an indexed document and keeps its passages; does nothing when it is not indexed. */
  updateTermWeights(weights: UpdatedTermWeights): Promise<void>
  /**
   * Adds vectors that the encoder has not yet made for the document; the document's last vectors replace those of other
   * encoders. Vectors are removed when the document is indexed again or removed. Does nothing if it is not indexed.
   */
  putVectors(passages: EncodedPassages): Promise<void>
  /** Renames an indexed document; does nothing when it is not indexed. */
  rename(accountId: AccountId, documentId: DocumentId, fileName: string): Promise<void>
  /** Changes the scopes of an indexed document; does nothing when it is not indexed. */
  changeScopes(accountId: AccountId, documentId: DocumentId, scopes: readonly DocumentScope[]): Promise<void>
  /** Does nothing when the document is not indexed. */
  remove(accountId: AccountId, documentId: DocumentId): Promise<void>
  removeAccount(accountId: AccountId): Promise<void>
}

export interface PassageReader {
  /** Statistics of all indexed documents of the account with one of `scopes`, by document id. */
  statistics(accountId: AccountId, scopes: readonly DocumentScope[]): Promise<DocumentStatistics[]>
  /** Statistics of the given documents that are indexed, in any scope, by document id. */
  statisticsOf(accountId: AccountId, documentIds: readonly DocumentId[]): Promise<DocumentStatistics[]>
  /**
   * Languages of the account's indexed documents, each once, in no particular order; null stands for an unknown one.
   */
  languages(accountId: AccountId): Promise<(string | null)[]>
  /**
   * At most `limit` documents of the account that match the terms for their language, those with most mentions first.
   */
  documentsWith(accountId: AccountId, sought: readonly SoughtInLanguage[], limit: number): Promise<DocumentId[]>
  /**
   * Postings of the terms, and of all terms with the beginnings, in these documents of the account, in no particular
   * order. A beginning too short for `tellsBlock` finds nothing.
   */
  postingsIn(accountId: AccountId, documentIds: readonly DocumentId[], terms: Terms): Promise<Posting[]>
  /**
   * Terms with this beginning in the `documents` most recently indexed documents of the account; in no particular
   * order, with duplicates.
   */
  termsBeginning(accountId: AccountId, beginning: string, documents: number): Promise<TermPlace[]>
  /** The postings of the terms in all documents of the account, in no particular order. */
  postings(accountId: AccountId, terms: readonly string[]): Promise<Posting[]>
  /** The passages asked for that exist, by document id and ordinal. */
  passages(
    accountId: AccountId,
    keys: readonly { readonly documentId: DocumentId; readonly ordinal: number }[],
  ): Promise<Passage[]>
  /** All passages of one document in order; empty if there is none. */
  passagesOf(accountId: AccountId, documentId: DocumentId): Promise<Passage[]>
  /** The start of each passage of one document, in order; empty if there is none. */
  placesOf(accountId: AccountId, documentId: DocumentId): Promise<PassagePlace[]>
  /** The passages of one document from the ordinal `first` to the ordinal `last`, both included, in order. */
  withLayout(accountId: AccountId, documentId: DocumentId, first: number, last: number): Promise<LaidOutPassage[]>
}
