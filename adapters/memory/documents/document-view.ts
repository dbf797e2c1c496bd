import type { Document } from '../../../core/documents/document.ts'
import type { DocumentView } from '../../../core/documents/ports/document-reader.ts'
import { by, inOrder, reversed } from '../in-order.ts'

/** What lists show of the documents, newest first. */
export function documentViews(documents: readonly Document[]): DocumentView[] {
  const newestFirst = inOrder(
    documents,
    reversed(by((document) => document.uploadedAt)),
    reversed(by((document) => document.id)),
  )
  return newestFirst.map(viewOf)
}

function viewOf(document: Document): DocumentView {
  const { id, originalName, description, status, processingError } = document
  const { lastModified, uploadedAt, sizeBytes, pageCount } = document
  const scope = { ...document.scope }
  return {
    id,
    originalName,
    description,
    status,
    scope,
    processingError,
    lastModified,
    uploadedAt,
    sizeBytes,
    pageCount,
  }
}
