import type { AccountId, DocumentId } from '../../../core/shared/ids.ts'
import type { DocumentScope } from '../../../core/documents/document.ts'
import type { DocumentName, DocumentReader, DocumentView } from '../../../core/documents/ports/document-reader.ts'
import type { Sql } from '../sql.ts'
import { DOCUMENT_VIEW, documentViewOf, type DocumentViewRow } from './document-view.ts'
import { ofAnyScope } from './scope-columns.ts'

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
