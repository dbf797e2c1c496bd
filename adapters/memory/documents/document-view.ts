import type { Document } from '../../../core/documents/document.ts'
import type { DocumentView } from '../../../core/documents/ports.ts'
import { ascending, sortRows, descending } from '../sort-rows.ts'

/** Documents as lists show them, newest first. */
export function documentViews(documents: readonly Document[]): DocumentView[] {
  const newestFirst = sortRows(
    documents,
    descending(ascending((document) => document.uploadedAt)),
    descending(ascending((document) => document.id)),
  )
  return newestFirst.map(viewOf)
}

function viewOf(document: Document): DocumentView {
  const { id, originalName, description, status, processingError } = document
  const { lastModified, uploadedAt, sizeBytes, pageCount, mediaType, kind, year, replacedAt } = document
  const scopes = document.scopes.map((scope) => ({ ...scope }))
  return {
    id,
    originalName,
    description,
    status,
    scopes,
    processingError,
    lastModified,
    uploadedAt,
    sizeBytes,
    pageCount,
    mediaType,
    kind,
    year,
    replacedAt,
  }
}
