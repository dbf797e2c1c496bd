import type { AccountId, DocumentId } from '../../../core/shared/ids.ts'
import type { SentenceOf } from '../../../core/shared/failure.ts'
import { reasonColumns, storedReason } from '../stored-reason.ts'
import type { DocumentKind } from '../../../core/documents/document-kind.ts'
import type { Document, DocumentStatus } from '../../../core/documents/document.ts'
import type { DocumentRow } from './document.schema.ts'
import { scopeColumns, scopesOf } from './scope-columns.ts'

export function documentRow(document: Document, sentenceOf: SentenceOf): DocumentRow {
  const error = reasonColumns(document.processingError, sentenceOf)
  return {
    id: document.id,
    account_id: document.accountId,
    ...scopeColumns(document.scopes),
    original_name: document.originalName,
    media_type: document.mediaType,
    size_bytes: document.sizeBytes,
    content_hash: document.contentHash,
    file_key: document.fileKey,
    status: document.status,
    processing_error: error.sentence,
    processing_error_reason: error.reason,
    description: document.description,
    language: document.language,
    page_count: document.pageCount,
    last_modified: document.lastModified,
    uploaded_at: document.uploadedAt,
    kind: document.kind,
    year: document.year,
    replaced_at: document.replacedAt,
    version: document.version,
  }
}

export function documentOf(row: DocumentRow): Document {
  return {
    id: row.id as DocumentId,
    accountId: row.account_id as AccountId,
    scopes: scopesOf(row),
    originalName: row.original_name,
    mediaType: row.media_type,
    sizeBytes: row.size_bytes,
    contentHash: row.content_hash,
    fileKey: row.file_key,
    status: row.status as DocumentStatus,
    processingError: storedReason(row.processing_error, row.processing_error_reason),
    description: row.description,
    language: row.language,
    pageCount: row.page_count,
    lastModified: row.last_modified,
    uploadedAt: row.uploaded_at,
    kind: row.kind as DocumentKind | null,
    year: row.year,
    replacedAt: row.replaced_at,
    version: row.version,
  }
}
