import type { AccountId, DocumentId } from '../../../core/shared/ids.ts'
import type { DocumentStatus } from '../../../core/documents/document.ts'
import type { DocumentWalk, WalkedDocument } from '../../../core/documents/ports.ts'
import type { Sql } from '../sql.ts'

interface WalkedRow {
  readonly id: string
  readonly account_id: string
  readonly file_key: string
  readonly status: string
}

const NEXT = 'SELECT id, account_id, file_key, status FROM documents WHERE id > ? ORDER BY id LIMIT ?'
const COUNT = 'SELECT count(*) AS count FROM documents'

export class SqlDocumentWalk implements DocumentWalk {
  constructor(private readonly sql: Sql) {}

  async next(after: DocumentId | null, limit: number): Promise<WalkedDocument[]> {
    const rows = await this.sql.rows<WalkedRow>(NEXT, [after ?? '', limit])
    return rows.map((row) => ({
      id: row.id as DocumentId,
      accountId: row.account_id as AccountId,
      fileKey: row.file_key,
      status: row.status as DocumentStatus,
    }))
  }

  async count(): Promise<number> {
    const [row] = await this.sql.rows<{ count: number | string }>(COUNT)
    return Number(row?.count ?? 0)
  }
}
