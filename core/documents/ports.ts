import type { CallContext } from '../spending/call-context.ts'
import type { DocumentToIndex } from './index-document.ts'
import type { IndexedDocument } from './ports/passage-index.ts'
import type { AccountId, DocumentId, ProposalId, QuestionId } from '../shared/ids.ts'
import type { Document, DocumentScope, LibraryPart } from './document.ts'
import type { Page, PageRequest } from '../shared/page.ts'
import type { Library } from './library.ts'
import type { RankedPassage } from './rank-passages.ts'

export interface DescribedDocument {
  readonly fileName: string
  readonly opening: string
  /** Language tag of the description. */
  readonly language: string
}

export interface DocumentDescriber {
  /** One or two short sentences that describe the document; null if nothing useful can be said. */
  describe(document: DescribedDocument, context: CallContext): Promise<string | null>
}

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

export type DocumentView = Pick<
  Document,
  | 'id'
  | 'originalName'
  | 'description'
  | 'status'
  | 'scopes'
  | 'processingError'
  | 'lastModified'
  | 'uploadedAt'
  | 'sizeBytes'
  | 'pageCount'
  | 'mediaType'
  | 'kind'
  | 'year'
  | 'replacedAt'
>

export type DocumentName = Pick<Document, 'id' | 'originalName'>

export interface DocumentReader {
  /** Null if absent or another account's. */
  find(accountId: AccountId, id: DocumentId): Promise<DocumentView | null>
  /** Null if absent. */
  ownerOf(id: DocumentId): Promise<AccountId | null>
  /** Documents of the account with one of these scopes, or all of them; newest first. */
  ofScopes(accountId: AccountId, scopes: readonly DocumentScope[] | 'all'): Promise<DocumentView[]>
  /** Names of all documents of the account, shared and of projects, newest first. */
  names(accountId: AccountId): Promise<DocumentName[]>
  /** Whether a document of the account in one of these scopes has the status `processing`. */
  isBeingRead(accountId: AccountId, scopes: readonly DocumentScope[]): Promise<boolean>
}

/** A question whose answer uses a document. */
export interface DocumentUse {
  readonly questionId: QuestionId
  readonly questionText: string
  readonly proposalId: ProposalId
  readonly proposalName: string
}

/** Answers by the documents that they use, stored beside the answers so that look-ups need no search. */
export interface DocumentUses {
  /** Number of the account's answers that use each document; documents without uses are left out. */
  counts(accountId: AccountId, documentIds: readonly DocumentId[]): Promise<ReadonlyMap<DocumentId, number>>
  /** The account's answers that use a document, newest question first. */
  of(accountId: AccountId, documentId: DocumentId, request: PageRequest): Promise<Page<DocumentUse>>
}

export type WalkedDocument = Pick<Document, 'id' | 'fileKey' | 'status'> & { readonly accountId: AccountId }

/** Pages through the documents of all accounts. */
export interface DocumentWalk {
  /** At most `limit` documents after `after` by identifier, or from the first if it is null. */
  next(after: DocumentId | null, limit: number): Promise<WalkedDocument[]>
  count(): Promise<number>
}

export interface Documents {
  /** Null if absent or another account's. */
  find(accountId: AccountId, id: DocumentId): Promise<Document | null>
  /** The documents of the account with these bytes, oldest first: one, or several that older releases kept. */
  withContent(accountId: AccountId, contentHash: string): Promise<Document[]>
  /** As `Projects.save`; also throws `conflict` when a document with the same bytes and first scope exists. */
  save(document: Document): Promise<Document>
  /** Removes the record only; the use case removes passages and bytes. Does nothing if absent. */
  remove(accountId: AccountId, id: DocumentId): Promise<void>
}

export interface FormatRecogniser {
  /**
   * The media type of a file from its content; the name only distinguishes kinds of plain text. Throws `unsupported`
   * with a sentence for the user for files that cannot be read.
   */
  mediaTypeOf(file: { readonly fileName: string; readonly bytes: Uint8Array }): Promise<string>
}

export interface LibraryOpener {
  /** Opens this part of the account's documents only. */
  open(accountId: AccountId, part: LibraryPart): Library
}

export interface MeaningQuery {
  readonly accountId: AccountId
  readonly documentIds: readonly DocumentId[]
  readonly question: string
  readonly limit: number
}

/** Finds passages by meaning rather than by words. */
export interface MeaningSearch {
  /**
   * Rankings of passages, nearest first, one for each set of vectors; empty if none is available. Throws only what
   * reading a store throws.
   */
  rank(query: MeaningQuery): Promise<readonly (readonly RankedPassage[])[]>
}

/** A line of recognised text, in points from the page's lower left corner, `y` at the baseline. */
export interface ScannedRun {
  readonly text: string
  readonly x: number
  readonly y: number
  readonly width: number
  readonly size: number
  readonly bold: boolean
}

export interface ScannedPage {
  /** From 1. */
  readonly number: number
  readonly runs: readonly ScannedRun[]
}

/**
 * Recognises the text in the images of these PDF pages (from 1); takes seconds per page. Throws `unsupported` for a
 * file that it cannot open, and for too many pages.
 */
export type RecogniseScan = (bytes: Uint8Array, pages: readonly number[]) => Promise<readonly ScannedPage[]>
