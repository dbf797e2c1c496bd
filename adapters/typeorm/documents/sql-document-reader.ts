import type { AccountId, DocumentId } from '../../../core/shared/ids.ts'
import type { DocumentKind } from '../../../core/documents/document-kind.ts'
import type { DocumentScope, DocumentStatus } from '../../../core/documents/document.ts'
import type { DocumentName, DocumentReader, DocumentView } from '../../../core/documents/ports.ts'
import type { DocumentRow } from './document.schema.ts'
import { storedReason } from '../stored-reason.ts'
import { ofAnyScope, scopesOf } from './scope-columns.ts'
import type { Sql } from '../sql.ts'

type DocumentViewRow = Pick<
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

const DOCUMENT_VIEW = `SELECT id, original_name, description, status, scope_key, more_scopes, processing_error,
  processing_error_reason, last_modified, uploaded_at, size_bytes, page_count, media_type, kind, year, replaced_at FROM documents`

function documentViewOf(row: DocumentViewRow): DocumentView {
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

const ONE = `${DOCUMENT_VIEW} WHERE id = ? AND account_id = ?`
const OWNER = 'SELECT account_id FROM documents WHERE id = ?'
const NEWEST_FIRST = 'ORDER BY uploaded_at DESC, id DESC'
const NAMES = 'SELECT id, original_name FROM documents WHERE account_id = ? ORDER BY uploaded_at DESC, id DESC'
const BEING_READ = `SELECT 1 AS found FROM documents WHERE status = 'processing' AND`

export class SqlDocumentReader implements DocumentReader {
  constructor(private readonly sql: Sql) {}

  async find(accountId: AccountId, id: DocumentId): Promise<DocumentView | null> {
    const [row] = await this.sql.rows<DocumentViewRow>(ONE, [id, accountId])
    return row === undefined ? null : documentViewOf(row)
  }

  async ownerOf(id: DocumentId): Promise<AccountId | null> {
    const [row] = await this.sql.rows<{ account_id: string }>(OWNER, [id])
    return row ? (row.account_id as AccountId) : null
  }

  async ofScopes(accountId: AccountId, scopes: readonly DocumentScope[] | 'all'): Promise<DocumentView[]> {
    const { condition, values } =
      scopes === 'all'
        ? { condition: 'account_id = ?', values: [accountId] }
        : ofAnyScope(this.sql.dialect, accountId, scopes)
    const statement = `${DOCUMENT_VIEW} WHERE ${condition} ${NEWEST_FIRST}`
    return (await this.sql.rows<DocumentViewRow>(statement, values)).map(documentViewOf)
  }

  async names(accountId: AccountId): Promise<DocumentName[]> {
    const rows = await this.sql.rows<{ id: string; original_name: string }>(NAMES, [accountId])
    return rows.map(({ id, original_name: originalName }) => ({ id: id as DocumentId, originalName }))
  }

  async isBeingRead(accountId: AccountId, scopes: readonly DocumentScope[]): Promise<boolean> {
    const { condition, values } = ofAnyScope(this.sql.dialect, accountId, scopes)
    return (await this.sql.rows(`${BEING_READ} ${condition} LIMIT 1`, values)).length > 0
  }
}
