import type { AccountId } from '../../../core/accounts/account.ts'
import type { DocumentId } from '../../../core/documents/document.ts'
import type { IndexedDocument, PassageIndex } from '../../../core/documents/ports/passage-index.ts'
import type { Sql } from '../sql.ts'
import { storable } from '../storable.ts'
import { bulkInsert, type BulkColumn, type BulkRow } from './bulk-insert.ts'
import { scopeColumns } from './scope-columns.ts'

const TABLES = ['postings', 'passages', 'indexed_documents']

const textual = (name: string): BulkColumn => ({ name, type: 'text' })
const integral = (name: string): BulkColumn => ({ name, type: 'int' })

const DOCUMENT_COLUMNS = ['account_id', 'document_id', 'scope_key', 'project_id', 'section', 'file_name', 'language']
  .concat('dated_at', 'lengths')
  .map(textual)
const PASSAGE_COLUMNS = [
  textual('account_id'),
  textual('document_id'),
  integral('ordinal'),
  integral('page'),
  textual('headings'),
  textual('question'),
  textual('text'),
]
const POSTING_COLUMNS = ['account_id', 'term', 'document_id', 'entries'].map(textual)

export class SqlPassageIndex implements PassageIndex {
  constructor(private readonly sql: Sql) {}

  async put(document: IndexedDocument): Promise<void> {
    await this.remove(document.accountId, document.documentId)
    await bulkInsert(this.sql, 'indexed_documents', DOCUMENT_COLUMNS, [documentRow(document)])
    await bulkInsert(this.sql, 'passages', PASSAGE_COLUMNS, passageRows(document))
    await bulkInsert(this.sql, 'postings', POSTING_COLUMNS, postingRows(document))
  }

  async remove(accountId: AccountId, documentId: DocumentId): Promise<void> {
    for (const table of TABLES)
      await this.sql.change(`DELETE FROM ${table} WHERE account_id = ? AND document_id = ?`, [accountId, documentId])
  }

  async removeAccount(accountId: AccountId): Promise<void> {
    for (const table of TABLES) await this.sql.change(`DELETE FROM ${table} WHERE account_id = ?`, [accountId])
  }
}

function documentRow(document: IndexedDocument): BulkRow {
  const { accountId, documentId, fileName, scope, language, datedAt, passages } = document
  const { scope_key, project_id, section } = scopeColumns(scope)
  const lengths = passages.map(({ terms }) => [...terms.values()].reduce((sum, weight) => sum + weight, 0))
  const words = [accountId, documentId, scope_key, project_id, section, storable(fileName), language, datedAt]
  return [...words, JSON.stringify(lengths)]
}

function passageRows({ accountId, documentId, passages }: IndexedDocument): BulkRow[] {
  return passages.map(({ ordinal, page, headings, question, text }) => [
    accountId,
    documentId,
    ordinal,
    page,
    JSON.stringify(headings),
    storable(question),
    storable(text),
  ])
}

/** In the order of the primary key, in which they are stored quickest. */
function postingRows({ accountId, documentId, passages }: IndexedDocument): BulkRow[] {
  const entriesOf = new Map<string, number[]>()
  for (const { terms, ordinal } of passages) {
    for (const [term, weight] of terms) {
      const entries = entriesOf.get(term)
      if (entries) entries.push(ordinal, weight)
      else entriesOf.set(term, [ordinal, weight])
    }
  }
  return [...entriesOf.keys()]
    .sort()
    .map((term) => [accountId, storable(term), documentId, (entriesOf.get(term) ?? []).join(',')])
}
