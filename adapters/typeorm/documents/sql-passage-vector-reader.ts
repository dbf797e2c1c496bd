import type { AccountId, DocumentId } from '../../../core/shared/ids.ts'
import type {
  EncodedPassages,
  PassageVectorReader,
  UnencodedDocument,
  VectorPart,
} from '../../../core/documents/ports/passage-vectors.ts'
import type { Sql } from '../sql.ts'
import type { PassageVectorsRow } from './passage.schemas.ts'

const PARTS = `SELECT id, document_id, first, count, encoder FROM passage_vectors WHERE account_id = ?
  ORDER BY document_id, encoder, first`
const DONE = `SELECT coalesce(sum(count), 0) AS done FROM passage_vectors
  WHERE account_id = ? AND document_id = ? AND encoder = ?`
/** An indexed document with passages but without vectors. */
const LACKS = `d.lengths <> '[]' AND NOT EXISTS (SELECT 1 FROM passage_vectors v WHERE v.account_id = d.account_id
  AND v.document_id = d.document_id AND v.encoder = ? AND v.remaining = 0)`
const FIRST = `SELECT d.document_id FROM indexed_documents d WHERE d.account_id = ? AND ${LACKS}
  ORDER BY d.document_id LIMIT 1`
const ACCOUNTS = `SELECT DISTINCT d.account_id FROM indexed_documents d WHERE ${LACKS} ORDER BY d.account_id`

export class SqlPassageVectorReader implements PassageVectorReader {
  constructor(private readonly sql: Sql) {}

  async parts(accountId: AccountId): Promise<VectorPart[]> {
    const rows = await this.sql.rows<PassageVectorsRow>(PARTS, [accountId])
    return rows.map(({ document_id, ...part }) => ({ ...part, documentId: document_id as DocumentId }))
  }

  vectors(accountId: AccountId, ids: readonly string[]): Promise<Pick<EncodedPassages, 'id' | 'vectors'>[]> {
    const { dialect } = this.sql
    const statement = `SELECT id, vectors FROM passage_vectors WHERE ${dialect.isInList('id')} AND ${dialect.alsoIs('account_id')}`
    return this.sql.rows(statement, [dialect.list(ids), accountId])
  }

  async unencoded(accountId: AccountId, encoder: string): Promise<UnencodedDocument | null> {
    const [first] = await this.sql.rows<PassageVectorsRow>(FIRST, [accountId, encoder])
    if (first === undefined) return null
    const [row] = await this.sql.rows<{ done: number | string }>(DONE, [accountId, first.document_id, encoder])
    return { documentId: first.document_id as DocumentId, done: Number(row?.done ?? 0) }
  }

  async accountsUnencoded(encoder: string): Promise<AccountId[]> {
    const rows = await this.sql.rows<PassageVectorsRow>(ACCOUNTS, [encoder])
    return rows.map(({ account_id: id }) => id as AccountId)
  }
}
