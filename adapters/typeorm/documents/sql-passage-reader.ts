import type { AccountId } from '../../../core/accounts/account.ts'
import type { DocumentId, DocumentScope } from '../../../core/documents/document.ts'
import type { LaidOutPassage, Passage } from '../../../core/documents/passage.ts'
import type {
  DocumentStatistics,
  PassagePlace,
  PassageReader,
  Posting,
  TermPlace,
} from '../../../core/documents/ports/passage-index.ts'
import {
  entriesBeginning,
  entriesIn,
  markOfBeginning,
  markOfTerm,
  placeOfTerm,
  termsBeginning,
} from '../../../core/documents/posting-blocks.ts'
import { scopeKey } from '../../../core/documents/scope-key.ts'
import type { Sql } from '../sql.ts'
import { layoutOf } from './layout.ts'
import type { IndexedDocumentRow, PassageRow } from './passage.schemas.ts'
import { scopeOf } from './scope-columns.ts'

const ALL_STATISTICS = `SELECT document_id, project_id, section, file_name, language, dated_at, lengths
  FROM indexed_documents WHERE account_id = ?`
const STATISTICS = `${ALL_STATISTICS} AND`
/** Terms are spread over blocks by their hash, so that the beginning of one may be in any block of the account. */
const beginningIn = (find: string) => `SELECT d.document_id, b.lines FROM indexed_documents d
  CROSS JOIN posting_blocks b WHERE b.document_number = d.number AND d.account_id = ? AND ${find}(b.lines, ?) > 0`
const BEGINNING = { sqlite: beginningIn('instr'), postgres: beginningIn('strpos') } as const
const beginningAmongLast = (find: string) => `SELECT d.document_id, b.lines FROM
    (SELECT number, document_id FROM indexed_documents WHERE account_id = ? ORDER BY number DESC LIMIT ?) d
  CROSS JOIN posting_blocks b WHERE b.document_number = d.number AND ${find}(b.lines, ?) > 0`
const AMONG_LAST = { sqlite: beginningAmongLast('instr'), postgres: beginningAmongLast('strpos') } as const
const PASSAGE = 'p.document_id, p.ordinal, p.page, p.headings, p.question, p.text'
const OF_DOCUMENT = `SELECT ${PASSAGE} FROM passages p WHERE p.account_id = ? AND p.document_id = ? ORDER BY p.ordinal`
const PLACES = 'SELECT ordinal, page FROM passages WHERE account_id = ? AND document_id = ? ORDER BY ordinal'
const LAID_OUT = `SELECT ordinal, page, text, layout FROM passages
  WHERE account_id = ? AND document_id = ? AND ordinal BETWEEN ? AND ? ORDER BY ordinal`
/** The account's documents lead: what all others hold is never looked at. Blocks without the term stay where they are. */
const POSTINGS_ON_SQLITE = `WITH k AS MATERIALIZED
    (SELECT key AS term, value ->> 0 AS place, value ->> 1 AS mark FROM json_each(?))
  SELECT d.document_id, k.term, b.lines FROM indexed_documents d CROSS JOIN k
  CROSS JOIN posting_blocks b ON b.document_number = d.number AND b.block = (k.place & (d.block_count - 1))
  WHERE d.account_id = ? AND instr(b.lines, k.mark) > 0`
const POSTINGS_ON_POSTGRES = `SELECT d.document_id, k.term::int - 1 AS term, b.lines FROM indexed_documents d
  CROSS JOIN unnest(?::int[], ?::text[]) WITH ORDINALITY AS k (place, mark, term)
  CROSS JOIN LATERAL (SELECT lines FROM posting_blocks
    WHERE document_number = d.number AND block = (k.place & (d.block_count - 1)) OFFSET 0) b
  WHERE d.account_id = ? AND strpos(b.lines, k.mark) > 0`
/** The keys lead: each is one look-up in the table. */
const BY_KEYS_ON_SQLITE = `SELECT ${PASSAGE} FROM json_each(?) k CROSS JOIN passages p
  ON p.account_id = ? AND p.document_id = k.value ->> 0 AND p.ordinal = k.value ->> 1`
const BY_KEYS_ON_POSTGRES = `SELECT ${PASSAGE} FROM unnest(?::text[], ?::int[]) AS k (document_id, ordinal)
  JOIN passages p ON p.account_id = ? AND p.document_id = k.document_id AND p.ordinal = k.ordinal`

/** The block in which a term stands, told by its place among those asked for. */
interface FoundBlockRow {
  readonly document_id: string
  readonly term: number
  readonly lines: string
}

type Key = Parameters<PassageReader['passages']>[1][number]

export class SqlPassageReader implements PassageReader {
  constructor(private readonly sql: Sql) {}

  async statistics(accountId: AccountId, scopes: readonly DocumentScope[]): Promise<DocumentStatistics[]> {
    const { dialect } = this.sql
    const statement = `${STATISTICS} ${dialect.isInList('scope_key')} ORDER BY document_id`
    const rows = await this.sql.rows<IndexedDocumentRow>(statement, [accountId, dialect.list(scopes.map(scopeKey))])
    return rows.map(statisticsOf)
  }

  async allStatistics(accountId: AccountId): Promise<DocumentStatistics[]> {
    const rows = await this.sql.rows<IndexedDocumentRow>(`${ALL_STATISTICS} ORDER BY document_id`, [accountId])
    return rows.map(statisticsOf)
  }

  async postingsBeginning(accountId: AccountId, beginning: string): Promise<Posting[]> {
    const mark = markOfBeginning(beginning)
    const statement = BEGINNING[this.sql.dialect.name]
    const rows = await this.sql.rows<Omit<FoundBlockRow, 'term'>>(statement, [accountId, mark])
    return rows.flatMap(({ document_id, lines }) =>
      entriesBeginning(lines, beginning).map((found) => ({ ...found, documentId: document_id as DocumentId })),
    )
  }

  async termsBeginning(accountId: AccountId, beginning: string, documents: number): Promise<TermPlace[]> {
    const statement = AMONG_LAST[this.sql.dialect.name]
    const rows = await this.sql.rows<Omit<FoundBlockRow, 'term'>>(statement, [
      accountId,
      documents,
      markOfBeginning(beginning),
    ])
    return rows.flatMap(({ document_id, lines }) =>
      termsBeginning(lines, beginning).map((found) => ({ ...found, documentId: document_id as DocumentId })),
    )
  }

  async postings(accountId: AccountId, terms: readonly string[]): Promise<Posting[]> {
    const distinct = [...new Set(terms)]
    const places = distinct.map(placeOfTerm)
    const marks = distinct.map(markOfTerm)
    const found = await (this.sql.dialect.name === 'sqlite'
      ? this.sql.rows<FoundBlockRow>(POSTINGS_ON_SQLITE, [JSON.stringify(zipped(places, marks)), accountId])
      : this.sql.rows<FoundBlockRow>(POSTINGS_ON_POSTGRES, [places, marks, accountId]))
    return found.flatMap(({ document_id, term: at, lines }) => {
      const term = distinct[at] ?? ''
      const entries = entriesIn(lines, term)
      return entries === null ? [] : [{ term, documentId: document_id as DocumentId, entries }]
    })
  }

  async passages(accountId: AccountId, keys: readonly Key[]): Promise<Passage[]> {
    if (keys.length === 0) return []
    const rows = await this.rowsOf(accountId, distinct(keys))
    return rows.sort(byDocumentAndOrdinal).map(passageOf)
  }

  async passagesOf(accountId: AccountId, documentId: DocumentId): Promise<Passage[]> {
    return (await this.sql.rows<PassageRow>(OF_DOCUMENT, [accountId, documentId])).map(passageOf)
  }

  placesOf(accountId: AccountId, documentId: DocumentId): Promise<PassagePlace[]> {
    return this.sql.rows<PassagePlace>(PLACES, [accountId, documentId])
  }

  async withLayout(
    accountId: AccountId,
    documentId: DocumentId,
    first: number,
    last: number,
  ): Promise<LaidOutPassage[]> {
    const rows = await this.sql.rows<PassageRow>(LAID_OUT, [accountId, documentId, first, last])
    return rows.map(({ ordinal, page, text, layout }) => ({ ordinal, page, text, layout: layoutOf(layout) }))
  }

  private rowsOf(accountId: AccountId, keys: readonly Key[]): Promise<PassageRow[]> {
    const documents = keys.map((key) => key.documentId)
    const ordinals = keys.map((key) => key.ordinal)
    if (this.sql.dialect.name === 'postgres')
      return this.sql.rows(BY_KEYS_ON_POSTGRES, [documents, ordinals, accountId])
    return this.sql.rows(BY_KEYS_ON_SQLITE, [JSON.stringify(zipped(documents, ordinals)), accountId])
  }
}

function zipped<A, B>(first: readonly A[], second: readonly B[]): (readonly [A, B | undefined])[] {
  return first.map((one, index) => [one, second[index]])
}

function distinct(keys: readonly Key[]): Key[] {
  return [...new Map(keys.map((key) => [`${key.documentId}/${key.ordinal}`, key])).values()]
}

function byDocumentAndOrdinal(a: PassageRow, b: PassageRow): number {
  if (a.document_id !== b.document_id) return a.document_id < b.document_id ? -1 : 1
  return a.ordinal - b.ordinal
}

function statisticsOf(row: IndexedDocumentRow): DocumentStatistics {
  return {
    documentId: row.document_id as DocumentId,
    fileName: row.file_name,
    scope: scopeOf(row),
    language: row.language,
    datedAt: row.dated_at,
    lengths: JSON.parse(row.lengths) as number[],
  }
}

function passageOf(row: PassageRow): Passage {
  return {
    documentId: row.document_id as DocumentId,
    ordinal: row.ordinal,
    text: row.text,
    page: row.page,
    headings: JSON.parse(row.headings) as string[],
    question: row.question,
  }
}
