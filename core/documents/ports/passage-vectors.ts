import type { AccountId, DocumentId } from '../../shared/ids.ts'

/** The vectors of passages that follow each other in a document. */
export interface VectorPart {
  /** Vectors that are made again have another. */
  readonly id: string
  readonly documentId: DocumentId
  /** Ordinal of the first passage. */
  readonly first: number
  readonly count: number
  /** The model and dimension that made them; see `encoderOf`. */
  readonly encoder: string
}

export interface EncodedPassages extends VectorPart {
  readonly accountId: AccountId
  /** Passages of the document behind these. */
  readonly remaining: number
  /** As `packVectors` packs them. */
  readonly vectors: Uint8Array
}

/** A document with passages that an encoder has not encoded. */
export interface UnencodedDocument {
  readonly documentId: DocumentId
  /** Passages from the first on that it has encoded. */
  readonly done: number
}

/** Vectors of passages, by account first, as passages are. */
export interface PassageVectorReader {
  /** All that the account has, without the vectors, by document, encoder and ordinal. */
  parts(accountId: AccountId): Promise<VectorPart[]>
  /** The vectors of those parts of the account that are still there, in no particular order. */
  vectors(accountId: AccountId, ids: readonly string[]): Promise<Pick<EncodedPassages, 'id' | 'vectors'>[]>
  /** A document of the account with passages that lack vectors of the encoder, the one with the lowest id; null for none. */
  unencoded(accountId: AccountId, encoder: string): Promise<UnencodedDocument | null>
  /** The accounts that have such documents, by id. */
  accountsUnencoded(encoder: string): Promise<AccountId[]>
}
