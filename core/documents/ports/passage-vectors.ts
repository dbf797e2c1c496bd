import type { AccountId, DocumentId } from '../../shared/ids.ts'

/** Vectors of consecutive passages of a document. */
export interface VectorPart {
  /** Changes when the vectors are made again. */
  readonly id: string
  readonly documentId: DocumentId
  /** Ordinal of the first passage. */
  readonly first: number
  readonly count: number
  /** Model and dimension of the vectors; see `encoderOf`. */
  readonly encoder: string
}

export interface EncodedPassages extends VectorPart {
  readonly accountId: AccountId
  /** Number of the document's passages after these. */
  readonly remaining: number
  /** Packed by `packVectors`. */
  readonly vectors: Uint8Array
}

/** A document with passages that an encoder has not encoded. */
export interface UnencodedDocument {
  readonly documentId: DocumentId
  /** Number of passages, from the first, that are encoded. */
  readonly done: number
}

/** Reads vectors of passages, keyed by account first. */
export interface PassageVectorReader {
  /** All parts of the account, without the vectors, by document, encoder and ordinal. */
  parts(accountId: AccountId): Promise<VectorPart[]>
  /** The vectors of those parts of the account that still exist, in no particular order. */
  vectors(accountId: AccountId, ids: readonly string[]): Promise<Pick<EncodedPassages, 'id' | 'vectors'>[]>
  /** The account's document with the lowest id that has passages without vectors of the encoder; null for none. */
  unencoded(accountId: AccountId, encoder: string): Promise<UnencodedDocument | null>
  /** Accounts with such documents, by id. */
  accountsUnencoded(encoder: string): Promise<AccountId[]>
}
