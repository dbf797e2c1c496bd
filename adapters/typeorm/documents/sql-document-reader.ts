import type { AccountId, DocumentId } from '../../../core/shared/ids.ts'
import type { DocumentScope } from '../../../core/documents/document.ts'
import type { DocumentName, DocumentReader, DocumentView } from '../../../core/documents/ports/document-reader.ts'
import { scopeKey } from '../../../core/documents/scope-key.ts'
import type { Sql } from '../sql.ts'
import { DOCUMENT_VIEW, documentViewOf, type DocumentViewRow } from './document-view.ts'

const ONE = `${DOCUMENT_VIEW} WHERE id = ? AND account_id = ?`
const OWNER = 'SELECT account_id FROM documents WHERE id = ?'
const SHARED = `${DOCUMENT_VIEW} WHERE account_id = ? AND scope_key = 'shared' ORDER BY uploaded_at DESC, id DESC`
const NAMES = 'SELECT id, original_name FROM documents WHERE account_id = ? ORDER BY uploaded_at DESC, id DESC'
const OF_ANY_PROJECT = 'SELECT 1 AS found FROM documents WHERE account_id = ? AND project_id IS NOT NULL LIMIT 1'
const BEING_READ = `SELECT 1 AS found FROM documents WHERE account_id = ? AND status = 'processing'`

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

  async shared(accountId: AccountId): Promise<DocumentView[]> {
    return (await this.sql.rows<DocumentViewRow>(SHARED, [accountId])).map(documentViewOf)
  }

  async names(accountId: AccountId): Promise<DocumentName[]> {
    const rows = await this.sql.rows<{ id: string; original_name: string }>(NAMES, [accountId])
    return rows.map(({ id, original_name: originalName }) => ({ id: id as DocumentId, originalName }))
  }

  async projectsLibraryIsEmpty(accountId: AccountId): Promise<boolean> {
    return (await this.sql.rows(OF_ANY_PROJECT, [accountId])).length === 0
  }

  async isBeingRead(accountId: AccountId, scopes: readonly DocumentScope[]): Promise<boolean> {
    const { dialect } = this.sql
    const statement = `${BEING_READ} AND ${dialect.isInList('scope_key')} LIMIT 1`
    return (await this.sql.rows(statement, [accountId, dialect.list(scopes.map(scopeKey))])).length > 0
  }
}
