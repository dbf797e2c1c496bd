import type { AccountId, DocumentId } from '../../../core/shared/ids.ts'
import type {
  IndexedDocument,
  IndexedPassage,
  PassageIndex,
  UpdatedTermWeights,
} from '../../../core/documents/ports/passage-index.ts'
import type { EncodedPassages } from '../../../core/documents/ports/passage-vectors.ts'
import { insertRows } from '../insert-rows.ts'
import type { Sql } from '../sql.ts'
import { storable } from '../storable.ts'
import { layoutColumn } from './layout.ts'
import type { IndexedDocumentRow } from './passage.schemas.ts'
import { scopeColumns } from './scope-columns.ts'

const NUMBER = 'SELECT number, block_count FROM indexed_documents WHERE account_id = ? AND document_id = ?'
const ADD_DOCUMENT = `INSERT INTO indexed_documents
  (account_id, document_id, scope_key, project_id, section, more_scopes, file_name, language, dated_at, lengths,
   block_count) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING number`
const REWEIGH = 'UPDATE indexed_documents SET lengths = ?, block_count = ? WHERE number = ?'
const RENAME = 'UPDATE indexed_documents SET file_name = ? WHERE account_id = ? AND document_id = ?'
const SCOPES = `UPDATE indexed_documents SET scope_key = ?, project_id = ?, section = ?, more_scopes = ?
  WHERE account_id = ? AND document_id = ?`
const PASSAGES = 'passages (account_id, document_id, ordinal, page, headings, question, text, layout)'
const VECTORS = 'passage_vectors (id, account_id, document_id, encoder, first, count, remaining, vectors)'
const REMOVE_VECTORS = 'DELETE FROM passage_vectors WHERE account_id = ? AND document_id = ?'
const POSTINGS = 'posting_blocks (account_id, block_count, block, document_number, lines)'
/** Deletes block by block: each is one look-up, independent of the account's size. */
const removePostings = (isInBlocks: string) =>
  `DELETE FROM posting_blocks WHERE account_id = ? AND block_count = ? AND ${isInBlocks} AND document_number = ?`
const REMOVE_POSTINGS = {
  sqlite: removePostings('block IN (SELECT value FROM json_each(?))'),
  postgres: removePostings('block = ANY(?::int[])'),
} as const

type Numbered = Pick<IndexedDocumentRow, 'number' | 'block_count'>

export class SqlPassageIndex implements PassageIndex {
  constructor(private readonly sql: Sql) {}

  async put(document: IndexedDocument): Promise<void> {
    await this.remove(document.accountId, document.documentId)
    const [row] = await this.sql.rows<{ number: number }>(ADD_DOCUMENT, documentValues(document))
    if (!row) throw new Error('The database gave the document no number.')
    const { accountId, documentId, passages, postings } = document
    await insertRows(this.sql, PASSAGES, passages.length, (at) => passageValues(accountId, documentId, passages[at]!))
    await this.addPostings(accountId, row.number, postings)
  }

  async updateTermWeights({ accountId, documentId, lengths, postings }: UpdatedTermWeights): Promise<void> {
    const [row] = await this.sql.rows<Numbered>(NUMBER, [accountId, documentId])
    if (!row) return
    await this.removePostings(accountId, row)
    await this.sql.change(REWEIGH, [JSON.stringify(lengths), postings.length, row.number])
    await this.addPostings(accountId, row.number, postings)
  }

  async putVectors({ accountId, documentId, encoder, remaining, ...part }: EncodedPassages): Promise<void> {
    const [row] = await this.sql.rows<Numbered>(NUMBER, [accountId, documentId])
    if (!row) return
    const { id, first, count, vectors } = part
    const values = [id, accountId, documentId, storable(encoder), first, count, remaining, Buffer.from(vectors)]
    await insertRows(this.sql, VECTORS, 1, () => values, 'ON CONFLICT DO NOTHING')
    if (remaining === 0) await this.sql.change(`${REMOVE_VECTORS} AND encoder <> ?`, [accountId, documentId, encoder])
  }

  async rename(accountId: AccountId, documentId: DocumentId, fileName: string): Promise<void> {
    await this.sql.change(RENAME, [storable(fileName), accountId, documentId])
  }

  async changeScopes(accountId: AccountId, documentId: DocumentId, scopes: IndexedDocument['scopes']): Promise<void> {
    await this.sql.change(SCOPES, [...scopeValues(scopes), accountId, documentId])
  }

  async remove(accountId: AccountId, documentId: DocumentId): Promise<void> {
    const [row] = await this.sql.rows<Numbered>(NUMBER, [accountId, documentId])
    if (!row) return
    await this.removePostings(accountId, row)
    await this.sql.change(REMOVE_VECTORS, [accountId, documentId])
    await this.sql.change('DELETE FROM passages WHERE account_id = ? AND document_id = ?', [accountId, documentId])
    await this.sql.change('DELETE FROM indexed_documents WHERE number = ?', [row.number])
  }

  private addPostings(accountId: AccountId, number: number, postings: IndexedDocument['postings']): Promise<void> {
    const valuesAt = (block: number) => [accountId, postings.length, block, number, postings[block]]
    return insertRows(this.sql, POSTINGS, postings.length, valuesAt)
  }

  private async removePostings(accountId: AccountId, { number, block_count: count }: Numbered): Promise<void> {
    const { name } = this.sql.dialect
    const blocks = Array.from({ length: count }, (_, block) => block)
    const inBlocks = name === 'sqlite' ? JSON.stringify(blocks) : blocks
    await this.sql.change(REMOVE_POSTINGS[name], [accountId, count, inBlocks, number])
  }

  async removeAccount(accountId: AccountId): Promise<void> {
    await this.sql.change('DELETE FROM passage_vectors WHERE account_id = ?', [accountId])
    await this.sql.change('DELETE FROM posting_blocks WHERE account_id = ?', [accountId])
    await this.sql.change('DELETE FROM passages WHERE account_id = ?', [accountId])
    await this.sql.change('DELETE FROM indexed_documents WHERE account_id = ?', [accountId])
  }
}

function documentValues(document: IndexedDocument): unknown[] {
  const { accountId, documentId, fileName, scopes, language, datedAt, lengths, postings } = document
  return [
    accountId,
    documentId,
    ...scopeValues(scopes),
    storable(fileName),
    language,
    datedAt,
    JSON.stringify(lengths),
    postings.length,
  ]
}

function scopeValues(scopes: IndexedDocument['scopes']): unknown[] {
  const { scope_key, project_id, section, more_scopes } = scopeColumns(scopes)
  return [scope_key, project_id, section, more_scopes]
}

function passageValues(accountId: AccountId, documentId: DocumentId, passage: IndexedPassage): unknown[] {
  const { ordinal, page, headings, question, text, layout } = passage
  const heard = [JSON.stringify(headings), storable(question), storable(text), layoutColumn(layout)]
  return [accountId, documentId, ordinal, page, ...heard]
}
