import type { DocumentId, AccountId, ProjectId } from '../shared/ids.ts'
import type { StoredReason } from '../shared/failure.ts'
import type { DocumentKind } from './document-kind.ts'
import { AppError, notFound } from '../shared/app-error.ts'

export type ProjectSection = 'grants' | 'reports'

/** A label of a document: it counts for all projects of its account, or for one section of one project. */
export type DocumentScope =
  | { readonly kind: 'shared' }
  | { readonly kind: 'project'; readonly projectId: ProjectId; readonly section: ProjectSection }

/** The documents of an account with one of these labels, or these documents. */
export type LibraryPart = readonly DocumentScope[] | { readonly documentIds: readonly DocumentId[] }

/** The library of all projects. */
export const SHARED_LIBRARY: readonly DocumentScope[] = [{ kind: 'shared' }]

export type DocumentStatus = 'processing' | 'active' | 'error'

/** A document of the library. */
export interface Document {
  readonly id: DocumentId
  readonly accountId: AccountId
  /** At least one, each once; the first is the one it was uploaded with, or that took its place. */
  readonly scopes: readonly DocumentScope[]
  readonly originalName: string
  readonly mediaType: string
  readonly sizeBytes: number
  /** SHA-256 of the bytes, hex: the same bytes twice in one account are one document. */
  readonly contentHash: string
  /** Key of the file in the file store. */
  readonly fileKey: string
  readonly status: DocumentStatus
  /** Reason for a failed reading. */
  readonly processingError: StoredReason | null
  readonly description: string | null
  /** ISO 639-1 code of the text's language; null if unknown. */
  readonly language: string | null
  readonly pageCount: number | null
  /** Time of the file's last change on the user's machine. */
  readonly lastModified: string | null
  readonly uploadedAt: string
  /** Null if neither its name nor its beginning tells. */
  readonly kind: DocumentKind | null
  /** Year of its content; null if neither its name nor its beginning tells. */
  readonly year: number | null
  /** Time at which its file was last replaced. */
  readonly replacedAt: string | null
  readonly version: number
}

/** Description of a document that has not been read. */
export const DESCRIBES_NOTHING = { processingError: null, description: null, language: null, pageCount: null } as const

/** Values of documents from before kinds, years and replacements existed. */
export const DOCUMENT_DEFAULTS = { kind: null, year: null, replacedAt: null } as const

/** The document with its file to be read, for the first time or after a failure. */
export function startReading(document: Document): Document {
  return { ...document, status: 'processing', processingError: null }
}

/** The document with a new file, which has to be read. */
export function replaceFile(
  document: Document,
  file: Pick<Document, 'originalName' | 'mediaType' | 'sizeBytes' | 'contentHash' | 'fileKey' | 'lastModified'>,
  replacedAt: string,
): Document {
  return {
    ...document,
    ...file,
    ...DESCRIBES_NOTHING,
    ...DOCUMENT_DEFAULTS,
    status: 'processing',
    uploadedAt: replacedAt,
    replacedAt,
  }
}

export function completeReading(
  document: Document,
  read: Pick<Document, 'description' | 'language' | 'pageCount' | 'kind' | 'year'>,
): Document {
  return { ...document, ...read, status: 'active', processingError: null }
}

export function failReading(document: Document, reason: StoredReason): Document {
  return { ...document, status: 'error', processingError: reason }
}

export function storedAlready(): AppError {
  return new AppError('conflict', 'documents.stored-already')
}

export function documentNotFound(): AppError {
  return notFound('documents.not-found')
}
