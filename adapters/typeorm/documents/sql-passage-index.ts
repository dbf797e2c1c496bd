import type { AccountId } from '../../../core/accounts/account.ts'
import type { DocumentId } from '../../../core/documents/document.ts'
import type { IndexedDocument, PassageIndex } from '../../../core/documents/ports/passage-index.ts'
import type { Sql } from '../sql.ts'
import { storable } from '../storable.ts'
import { layoutColumn } from './layout.ts'
import { scopeColumns } from './scope-columns.ts'

const NUMBER = 'SELECT number FROM indexed_documents WHERE account_id = ? AND document_id = ?'
const ADD_DOCUMENT = `INSERT INTO indexed_documents
  (account_id, document_id, scope_key, project_id, section, file_name, language, dated_at, lengths)
  VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING number`
const PASSAGE_COLUMNS = 'account_id, document_id, ordinal, page, headings, question, text, layout'
const ADD_PASSAGES_ON_SQLITE = `INSERT INTO passages (${PASSAGE_COLUMNS})
  SELECT ?, ?, value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5
  FROM json_each(?)`
const ADD_PASSAGES_ON_POSTGRES = `INSERT INTO passages (${PASSAGE_COLUMNS})
  SELECT ?, ?, * FROM unnest(?::int[], ?::int[], ?::text[], ?::text[], ?::text[], ?::text[])`
const ADD_POSTINGS_ON_SQLITE = `INSERT INTO postings (document_number, term, entries)
  SELECT ?, key, value FROM json_each(?)`
const ADD_POSTINGS_ON_POSTGRES = `INSERT INTO postings (document_number, term, entries)
  SELECT ?, * FROM unnest(?::text[], ?::text[])`

/** Writes a document by a handful of statements, however many passages and terms it has. */
export class SqlPassageIndex implements PassageIndex {
  constructor(private readonly sql: Sql) {}

  async put(document: IndexedDocument): Promise<void> {
    await this.remove(document.accountId, document.documentId)
    const [row] = await this.sql.rows<{ number: number }>(ADD_DOCUMENT, documentValues(document))
    if (!row) throw new Error('The database gave the document no number.')
    if (document.passages.length > 0) await this.addPassages(document)
    await this.addPostings(row.number, postingsOf(document))
  }

  async remove(accountId: AccountId, documentId: DocumentId): Promise<void> {
    const [row] = await this.sql.rows<{ number: number }>(NUMBER, [accountId, documentId])
    if (!row) return
    await this.sql.change('DELETE FROM postings WHERE document_number = ?', [row.number])
    await this.sql.change('DELETE FROM passages WHERE account_id = ? AND document_id = ?', [accountId, documentId])
    await this.sql.change('DELETE FROM indexed_documents WHERE number = ?', [row.number])
  }

  async removeAccount(accountId: AccountId): Promise<void> {
    const numbers = 'SELECT number FROM indexed_documents WHERE account_id = ?'
    await this.sql.change(`DELETE FROM postings WHERE document_number IN (${numbers})`, [accountId])
    await this.sql.change('DELETE FROM passages WHERE account_id = ?', [accountId])
    await this.sql.change('DELETE FROM indexed_documents WHERE account_id = ?', [accountId])
  }

  private async addPassages({ accountId, documentId, passages }: IndexedDocument): Promise<void> {
    const rows = passages.map(({ ordinal, page, headings, question, text, layout }) => {
      return [ordinal, page, JSON.stringify(headings), storable(question), storable(text), layoutColumn(layout)]
    })
    const owner = [accountId, documentId]
    if (this.sql.dialect.name === 'sqlite')
      await this.sql.change(ADD_PASSAGES_ON_SQLITE, [...owner, JSON.stringify(rows)])
    else
      await this.sql.change(ADD_PASSAGES_ON_POSTGRES, [...owner, ...[0, 1, 2, 3, 4, 5].map((at) => column(rows, at))])
  }

  private async addPostings(number: number, postings: ReadonlyMap<string, string>): Promise<void> {
    if (postings.size === 0) return
    if (this.sql.dialect.name === 'sqlite')
      await this.sql.change(ADD_POSTINGS_ON_SQLITE, [number, jsonObjectOf(postings)])
    else await this.sql.change(ADD_POSTINGS_ON_POSTGRES, [number, [...postings.keys()], [...postings.values()]])
  }
}

function documentValues(document: IndexedDocument): unknown[] {
  const { accountId, documentId, fileName, scope, language, datedAt, passages } = document
  const { scope_key, project_id, section } = scopeColumns(scope)
  const lengths = passages.map(({ terms }) => [...terms.values()].reduce((sum, weight) => sum + weight, 0))
  const where = [accountId, documentId, scope_key, project_id, section]
  return [...where, storable(fileName), language, datedAt, JSON.stringify(lengths)]
}

/** By term, in the order of the table's key, in which they are stored quickest. */
function postingsOf({ passages }: IndexedDocument): Map<string, string> {
  const entriesOf = new Map<string, number[]>()
  for (const { terms, ordinal } of passages) {
    for (const [term, weight] of terms) {
      const entries = entriesOf.get(term)
      if (entries) entries.push(ordinal, weight)
      else entriesOf.set(term, [ordinal, weight])
    }
  }
  const postings = new Map<string, string>()
  for (const term of [...entriesOf.keys()].sort()) postings.set(storable(term), entriesOf.get(term)?.join(',') ?? '')
  return postings
}

/** Written by hand: an object of thousands of names takes the engine several times longer. Entries need no escaping. */
function jsonObjectOf(postings: ReadonlyMap<string, string>): string {
  return `{${Array.from(postings, ([term, entries]) => `${JSON.stringify(term)}:"${entries}"`).join(',')}}`
}

function column(rows: readonly (readonly unknown[])[], at: number): unknown[] {
  return rows.map((row) => row[at])
}
