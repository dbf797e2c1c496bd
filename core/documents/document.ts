import type { DocumentId, AccountId, ProjectId } from '../shared/ids.ts'
import type { StoredReason } from '../shared/failure.ts'
import type { DocumentKind } from './document-kind.ts'
import { AppError, notFound } from '../shared/app-error.ts'

export type ProjectSection = 'grants' | 'reports'

/** A label of a document: it counts for all projects of its account, or for one section of one project. */
export type DocumentScope =
  | { readonly kind: 'shared' }
  | { readonly kind: 'project'; readonly projectId: ProjectId; readonly section: ProjectSection }

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
  /** Where the bytes lie in the file store. */
  readonly fileKey: string
  readonly status: DocumentStatus
  /** Why it could not be read. */
  readonly processingError: StoredReason | null
  readonly description: string | null
  /** ISO 639-1 code of the text's language, null when unknown. */
  readonly language: string | null
  readonly pageCount: number | null
  /** When the file was last changed on the user's machine. */
  readonly lastModified: string | null
  readonly uploadedAt: string
  /** Null where neither its name nor its beginning says what it is. */
  readonly kind: DocumentKind | null
  /** The year that it is of; null where neither its name nor its beginning says so. */
  readonly year: number | null
  /** When other bytes took the place of those that it had. */
  readonly replacedAt: string | null
  readonly version: number
}

/** What is known of a document's text before it was read. */
export const DESCRIBES_NOTHING = { processingError: null, description: null, language: null, pageCount: null } as const

/** What documents of before kinds, years and replacements stand for. */
export const DOCUMENT_DEFAULTS = { kind: null, year: null, replacedAt: null } as const

/** The document whose file is to be read, or read again after that failed. */
export function startReading(document: Document): Document {
  return { ...document, status: 'processing', processingError: null }
}

/** The document with another file, which is to be read. */
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
