import type { AccountId, DocumentId } from '../../shared/ids.ts'
import type { EncodedPassages } from './passage-vectors.ts'
import type { DocumentScope } from '../document.ts'
import type { LaidOutPassage, Passage, PassageLine } from '../passage.ts'
import type { PostingBlocks } from '../posting-blocks.ts'

export interface IndexedPassage extends Passage {
  /** What each line of the text is; null where it was never kept. */
  readonly layout: readonly PassageLine[] | null
}

export interface IndexedDocument {
  readonly accountId: AccountId
  readonly documentId: DocumentId
  readonly fileName: string
  readonly scope: DocumentScope
  readonly language: string | null
  /** ISO time that tells newer from older documents: a year in the text or name, else the upload. */
  readonly datedAt: string
  readonly passages: readonly IndexedPassage[]
  /** Summed term weights of each passage, by ordinal. */
  readonly lengths: readonly number[]
  /** The passages of each term with its weight there (its count, raised for headings and file names). */
  readonly postings: PostingBlocks
}

export type UpdatedTermWeights = Pick<IndexedDocument, 'accountId' | 'documentId' | 'lengths' | 'postings'>

/** Where a passage begins. */
export type PassagePlace = Pick<Passage, 'ordinal' | 'page'>

/** What a search must know of a document before it looks at passages. */
export interface DocumentStatistics {
  readonly documentId: DocumentId
  readonly fileName: string
  readonly scope: DocumentScope
  readonly language: string | null
  readonly datedAt: string
  /** Summed term weights of each passage, by ordinal. */
  readonly lengths: readonly number[]
}

/** Where a term is in one document: pairs of passage ordinal and weight, flattened. */
export interface Posting {
  readonly term: string
  readonly documentId: DocumentId
  /** Of the document. */
  readonly language: string | null
  readonly entries: readonly number[]
}

/** Terms by themselves, and all that begin with something. */
export interface Terms {
  readonly terms: readonly string[]
  readonly beginnings: readonly string[]
}

/** What documents of a language are looked for by. */
export interface SoughtInLanguage {
  readonly language: string | null
  /** Of each they have one of the terms, or one that begins so. At most eight; none find nothing. */
  readonly things: readonly Terms[]
  /** Terms that they do not have. */
  readonly without: readonly string[]
}

/** A term of the index, with one passage that has it. */
export interface TermPlace {
  readonly term: string
  readonly documentId: DocumentId
  readonly ordinal: number
}

/**
 * Passages with their posting lists, keyed by account first: no call can reach another account's passages, and what
 * other accounts hold costs nothing. Ranking is done on top of it, in the core, alike for every implementation.
 */
export interface PassageIndex {
  /** Stores the document's passages and postings in place of any it had. */
  put(document: IndexedDocument): Promise<void>
  /** Replaces the weights of an indexed document and leaves its passages; does nothing when it is not indexed. */
  updateTermWeights(weights: UpdatedTermWeights): Promise<void>
  /**
   * Adds vectors that their encoder has not made for the document yet; the last of a document's take the place of all by
   * other encoders. They go when the document is put anew or removed. Does nothing when it is not indexed.
   */
  putVectors(passages: EncodedPassages): Promise<void>
  /** Gives an indexed document another name; does nothing when it is not indexed. */
  rename(accountId: AccountId, documentId: DocumentId, fileName: string): Promise<void>
  /** Does nothing when the document is not indexed. */
  remove(accountId: AccountId, documentId: DocumentId): Promise<void>
  removeAccount(accountId: AccountId): Promise<void>
}

export interface PassageReader {
  /** Statistics of all indexed documents of the account whose scope is one of `scopes`, by document id. */
  statistics(accountId: AccountId, scopes: readonly DocumentScope[]): Promise<DocumentStatistics[]>
  /** Statistics of those of the documents that are indexed, whatever their scope, by document id. */
  statisticsOf(accountId: AccountId, documentIds: readonly DocumentId[]): Promise<DocumentStatistics[]>
  /** The languages of the account's indexed documents, each once, in no particular order; null where one is not known. */
  languages(accountId: AccountId): Promise<(string | null)[]>
  /** The documents of the account that have what is sought in their language, at most `limit`: what mentions it most first. */
  documentsWith(accountId: AccountId, sought: readonly SoughtInLanguage[], limit: number): Promise<DocumentId[]>
  /**
   * The postings of the terms, and of all terms that begin so, in these documents of the account, in no particular order.
   * A beginning that is too short to tell where to look (`tellsBlock`) finds nothing.
   */
  postingsIn(accountId: AccountId, documentIds: readonly DocumentId[], terms: Terms): Promise<Posting[]>
  /**
   * Terms that begin so in the documents of the account that were indexed last, at most so many of these; in no particular
   * order, some of them more than once.
   */
  termsBeginning(accountId: AccountId, beginning: string, documents: number): Promise<TermPlace[]>
  /** The postings of the given terms in all documents of the account, in no particular order. */
  postings(accountId: AccountId, terms: readonly string[]): Promise<Posting[]>
  /** The passages that exist among those asked for, by document id and ordinal. */
  passages(
    accountId: AccountId,
    keys: readonly { readonly documentId: DocumentId; readonly ordinal: number }[],
  ): Promise<Passage[]>
  /** All passages of one document in order; empty when there is none. */
  passagesOf(accountId: AccountId, documentId: DocumentId): Promise<Passage[]>
  /** Where each passage of one document begins, in order; empty when there is none. */
  placesOf(accountId: AccountId, documentId: DocumentId): Promise<PassagePlace[]>
  /** The passages of one document from the ordinal `first` to the ordinal `last`, both included, in order. */
  withLayout(accountId: AccountId, documentId: DocumentId, first: number, last: number): Promise<LaidOutPassage[]>
}
