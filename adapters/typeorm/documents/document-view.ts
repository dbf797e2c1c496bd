import type { DocumentId } from '../../../core/shared/ids.ts'
import type { DocumentKind } from '../../../core/documents/document-kind.ts'
import type { DocumentStatus } from '../../../core/documents/document.ts'
import type { DocumentView } from '../../../core/documents/ports/document-reader.ts'
import type { DocumentRow } from './document.schema.ts'
import { storedReason } from '../stored-reason.ts'
import { scopesOf } from './scope-columns.ts'

export type DocumentViewRow = Pick<
  DocumentRow,
  | 'id'
  | 'original_name'
  | 'description'
  | 'status'
  | 'scope_key'
  | 'more_scopes'
  | 'processing_error'
  | 'processing_error_reason'
  | 'last_modified'
  | 'uploaded_at'
  | 'size_bytes'
  | 'page_count'
  | 'media_type'
  | 'kind'
  | 'year'
  | 'replaced_at'
>

export const DOCUMENT_VIEW = `SELECT id, original_name, description, status, scope_key, more_scopes, processing_error,
  processing_error_reason, last_modified, uploaded_at, size_bytes, page_count, media_type, kind, year, replaced_at FROM documents`

export function documentViewOf(row: DocumentViewRow): DocumentView {
  return {
    id: row.id as DocumentId,
    originalName: row.original_name,
    description: row.description,
    status: row.status as DocumentStatus,
    scopes: scopesOf(row),
    processingError: storedReason(row.processing_error, row.processing_error_reason),
    lastModified: row.last_modified,
    uploadedAt: row.uploaded_at,
    sizeBytes: row.size_bytes,
    pageCount: row.page_count,
    mediaType: row.media_type,
    kind: row.kind as DocumentKind | null,
    year: row.year,
    replacedAt: row.replaced_at,
  }
}
