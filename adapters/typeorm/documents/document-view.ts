import type { DocumentId, DocumentStatus } from '../../../core/documents/document.ts'
import type { DocumentView } from '../../../core/documents/ports/document-reader.ts'
import type { DocumentRow } from './document.schema.ts'
import { scopeOf } from './scope-columns.ts'

export type DocumentViewRow = Pick<
  DocumentRow,
  | 'id'
  | 'original_name'
  | 'description'
  | 'status'
  | 'project_id'
  | 'section'
  | 'processing_error'
  | 'last_modified'
  | 'uploaded_at'
  | 'size_bytes'
  | 'page_count'
>

export const DOCUMENT_VIEW = `SELECT id, original_name, description, status, project_id, section, processing_error,
  last_modified, uploaded_at, size_bytes, page_count FROM documents`

export function documentViewOf(row: DocumentViewRow): DocumentView {
  return {
    id: row.id as DocumentId,
    originalName: row.original_name,
    description: row.description,
    status: row.status as DocumentStatus,
    scope: scopeOf(row),
    processingError: row.processing_error,
    lastModified: row.last_modified,
    uploadedAt: row.uploaded_at,
    sizeBytes: row.size_bytes,
    pageCount: row.page_count,
  }
}
