import type { AccountId, DocumentId } from '../../../core/shared/ids.ts'
import type { DocumentScope } from '../../../core/documents/document.ts'
import type { LaidOutPassage, Passage } from '../../../core/documents/passage.ts'
import type {
  DocumentStatistics,
  PassagePlace,
  PassageReader,
  Posting,
  SoughtInLanguage,
  Terms,
  TermPlace,
} from '../../../core/documents/ports/passage-index.ts'
import {
  BLOCK_COUNTS,
  entriesBeginning,
  entriesIn,
  markOfBeginning,
  markOfTerm,
  MAX_ESTIMATED_MENTIONS,
  placeOfTerm,
  tellsBlock,
  termsBeginning,
} from '../../../core/documents/posting-blocks.ts'
import type { Sql } from '../sql.ts'
import { layoutOf } from './layout.ts'
import type { IndexedDocumentRow, PassageRow } from './passage.schemas.ts'
import { ofAnyScope, scopesOf } from './scope-columns.ts'

const STATISTICS = `SELECT document_id, scope_key, more_scopes, file_name, language, dated_at, lengths
  FROM indexed_documents WHERE`
const LANGUAGES = 'SELECT DISTINCT language FROM indexed_documents WHERE account_id = ?'
const PASSAGE = 'p.document_id, p.ordinal, p.page, p.headings, p.question, p.text'
const OF_DOCUMENT = `SELECT ${PASSAGE} FROM passages p WHERE p.account_id = ? AND p.document_id = ? ORDER BY p.ordinal`
const PLACES = 'SELECT ordinal, page FROM passages WHERE account_id = ? AND document_id = ? ORDER BY ordinal'
const LAID_OUT = `SELECT ordinal, page, text, layout FROM passages
  WHERE account_id = ? AND document_id = ? AND ordinal BETWEEN ? AND ? ORDER BY ordinal`
const COUNTS = BLOCK_COUNTS.join()
const COUNTS_ON_SQLITE = `SELECT value AS count FROM json_each('[${COUNTS}]')`
/** Starts from the block, for documents with any number of blocks; blocks without the term are not read. */
const POSTINGS_ON_SQLITE = `WITH counts AS MATERIALIZED (${COUNTS_ON_SQLITE}),
    k AS MATERIALIZED (SELECT key AS place, value ->> 0 AS block, value ->> 1 AS mark FROM json_each(?))
  SELECT d.document_id, d.language, k.place, b.lines FROM k CROSS JOIN counts
  CROSS JOIN posting_blocks b ON b.account_id = ? AND b.block_count = counts.count
    AND b.block = (k.block & (counts.count - 1)) AND instr(b.lines, k.mark) > 0
  CROSS JOIN indexed_documents d ON d.number = b.document_number`
const POSTINGS_ON_POSTGRES = `SELECT d.document_id, d.language, k.key::int - 1 AS place, b.lines
  FROM unnest(?::int[], ?::text[]) WITH ORDINALITY AS k (block, mark, key)
  CROSS JOIN unnest(ARRAY[${COUNTS}]) AS counts (count)
  CROSS JOIN LATERAL (SELECT document_number, lines FROM posting_blocks WHERE account_id = ?
    AND block_count = counts.count AND block = (k.block & (counts.count - 1)) AND strpos(lines, k.mark) > 0 OFFSET 0) b
  JOIN indexed_documents d ON d.number = b.document_number`
/** Searched and excluded things, as bits. */
const THINGS = Array.from({ length: 9 }, (_, bit) => 2 ** bit)
const mentions = (find: string, newline: string) => `${find}(substr(b.lines, ${find}(b.lines, k.mark) + 1), ${newline})`
/** Reads each block once for all terms in it; the grouped data is small. */
const DOCUMENTS_ON_SQLITE = `WITH counts AS MATERIALIZED (${COUNTS_ON_SQLITE}),
  k AS MATERIALIZED (SELECT value ->> 0 AS block, value ->> 1 AS mark, value ->> 2 AS language, value ->> 3 AS thing,
    value ->> 4 AS needed FROM json_each(?)),
  found AS MATERIALIZED (SELECT b.document_number AS number, k.thing, k.needed,
      min(${MAX_ESTIMATED_MENTIONS}, ${mentions('instr', 'char(10)')}) AS mentions
    FROM (SELECT DISTINCT block FROM k) wanted CROSS JOIN counts
    CROSS JOIN posting_blocks b ON b.account_id = ? AND b.block_count = counts.count
      AND b.block = (wanted.block & (counts.count - 1))
    CROSS JOIN indexed_documents d ON d.number = b.document_number
    CROSS JOIN k ON k.block = wanted.block AND k.language IS d.language AND instr(b.lines, k.mark) > 0)
  SELECT document_id FROM (SELECT number, sum(mentions) AS mentions FROM found GROUP BY number
    HAVING ${THINGS.map((thing) => `max(thing & ${thing})`).join(' + ')} = max(needed)) kept
  CROSS JOIN indexed_documents d ON d.number = kept.number ORDER BY kept.mentions DESC, document_id LIMIT ?`
const DOCUMENTS_ON_POSTGRES = `WITH k AS MATERIALIZED
    (SELECT * FROM unnest(?::int[], ?::text[], ?::text[], ?::int[], ?::int[]) AS k (block, mark, language, thing, needed))
  SELECT d.document_id FROM (SELECT DISTINCT block FROM k) wanted CROSS JOIN unnest(ARRAY[${COUNTS}]) AS counts (count)
  CROSS JOIN LATERAL (SELECT document_number, lines FROM posting_blocks WHERE account_id = ?
    AND block_count = counts.count AND block = (wanted.block & (counts.count - 1)) OFFSET 0) b
  JOIN indexed_documents d ON d.number = b.document_number
  JOIN k ON k.block = wanted.block AND k.language IS NOT DISTINCT FROM d.language AND strpos(b.lines, k.mark) > 0
  GROUP BY d.number, d.document_id HAVING bit_or(k.thing) = max(k.needed)
  ORDER BY sum(least(${MAX_ESTIMATED_MENTIONS}, ${mentions('strpos', 'chr(10)')})) DESC, d.document_id COLLATE "C" LIMIT ?`
/** Starts from the documents: each is one look-up. */
const POSTINGS_IN_ON_SQLITE = `WITH k AS MATERIALIZED (SELECT key AS place, value ->> 0 AS block, value ->> 1 AS mark
    FROM json_each(?))
  SELECT d.document_id, d.language, k.place, b.lines FROM json_each(?) wanted
  CROSS JOIN indexed_documents d ON d.account_id = ? AND d.document_id = wanted.value CROSS JOIN k
  CROSS JOIN posting_blocks b ON b.account_id = d.account_id AND b.block_count = d.block_count
    AND b.block = (k.block & (d.block_count - 1)) AND b.document_number = d.number AND instr(b.lines, k.mark) > 0`
const POSTINGS_IN_ON_POSTGRES = `SELECT d.document_id, d.language, k.key::int - 1 AS place, b.lines
  FROM unnest(?::int[], ?::text[]) WITH ORDINALITY AS k (block, mark, key) CROSS JOIN unnest(?::text[]) AS i (document_id)
  JOIN indexed_documents d ON d.account_id = ? AND d.document_id = i.document_id
  CROSS JOIN LATERAL (SELECT lines FROM posting_blocks WHERE account_id = d.account_id AND block_count = d.block_count
    AND block = (k.block & (d.block_count - 1)) AND document_number = d.number AND strpos(lines, k.mark) > 0 OFFSET 0) b`
/** In the most recently stored documents; all of their blocks if the beginning does not determine one. */
const amongLast = (wanted: string, isBlock: string, find: string) => `SELECT d.document_id, b.lines FROM
    (SELECT number, document_id, block_count FROM indexed_documents WHERE account_id = ? ORDER BY number DESC LIMIT ?) d
  CROSS JOIN ${wanted} CROSS JOIN posting_blocks b WHERE b.account_id = ? AND b.block_count = d.block_count
    AND b.block = (wanted.value & (d.block_count - 1)) AND b.document_number = d.number AND ${find}(b.lines, ?) > 0
    AND ${isBlock}`
const AMONG_LAST = {
  sqlite: amongLast('json_each(?) wanted', 'wanted.key < d.block_count', 'instr'),
  postgres: amongLast(
    'unnest(?::int[]) WITH ORDINALITY AS wanted (value, key)',
    'wanted.key <= d.block_count',
    'strpos',
  ),
} as const
const ALL_BLOCKS = Array.from({ length: Math.max(...BLOCK_COUNTS) }, (_, block) => block)
/** Starts from the keys: each is one look-up in the table. */
const BY_KEYS_ON_SQLITE = `SELECT ${PASSAGE} FROM json_each(?) k CROSS JOIN passages p
  ON p.account_id = ? AND p.document_id = k.value ->> 0 AND p.ordinal = k.value ->> 1`
const BY_KEYS_ON_POSTGRES = `SELECT ${PASSAGE} FROM unnest(?::text[], ?::int[]) AS k (document_id, ordinal)
  JOIN passages p ON p.account_id = ? AND p.document_id = k.document_id AND p.ordinal = k.ordinal`

/** A term or beginning to find in a block by its mark, and how to read the entries there. */
interface Look {
  readonly block: number
  readonly mark: string
  readonly entries: (lines: string) => readonly Pick<Posting, 'term' | 'entries'>[]
}

type Looks = readonly Look[]

interface FoundDocumentRow {
  readonly document_id: string
}

/** A block with a match; `place`: index of the look-up. */
interface FoundBlockRow {
  readonly document_id: string
  readonly language: string | null
  readonly place: number
  readonly lines: string
}

type Key = Parameters<PassageReader['passages']>[1][number]

export class SqlPassageReader implements PassageReader {
  constructor(private readonly sql: Sql) {}

  async statistics(accountId: AccountId, scopes: readonly DocumentScope[]): Promise<DocumentStatistics[]> {
    const { condition, values } = ofAnyScope(this.sql.dialect, accountId, scopes)
    const rows = await this.sql.rows<IndexedDocumentRow>(`${STATISTICS} ${condition} ORDER BY document_id`, values)
    return rows.map(statisticsOf)
  }

  async statisticsOf(accountId: AccountId, documentIds: readonly DocumentId[]): Promise<DocumentStatistics[]> {
    const { dialect } = this.sql
    const statement = `${STATISTICS} account_id = ? AND ${dialect.isInList('document_id')} ORDER BY document_id`
    const rows = await this.sql.rows<IndexedDocumentRow>(statement, [accountId, dialect.list(documentIds)])
    return rows.map(statisticsOf)
  }

  async languages(accountId: AccountId): Promise<(string | null)[]> {
    const rows = await this.sql.rows<Pick<IndexedDocumentRow, 'language'>>(LANGUAGES, [accountId])
    return rows.map(({ language }) => language)
  }

  async documentsWith(accountId: AccountId, sought: readonly SoughtInLanguage[], limit: number): Promise<DocumentId[]> {
    const marks = sought.flatMap(marksIn)
    const rows = await (this.sql.dialect.name === 'sqlite'
      ? this.sql.rows<FoundDocumentRow>(DOCUMENTS_ON_SQLITE, [JSON.stringify(marks), accountId, limit])
      : this.sql.rows<FoundDocumentRow>(DOCUMENTS_ON_POSTGRES, [...columnsOf(marks, 5), accountId, limit]))
    return rows.map(({ document_id: id }) => id as DocumentId)
  }

  async postingsIn(
    accountId: AccountId,
    documentIds: readonly DocumentId[],
    { terms, beginnings }: Terms,
  ): Promise<Posting[]> {
    const looks = [...[...new Set(terms)].map(lookForTerm), ...beginnings.filter(tellsBlock).map(lookForBeginning)]
    const found = await this.blocksIn(accountId, documentIds, looks)
    const postings = postingsOf(found, looks)
    return [...new Map(postings.map((posting) => [`${posting.documentId} ${posting.term}`, posting])).values()]
  }

  private blocksIn(accountId: AccountId, documentIds: readonly DocumentId[], looks: Looks): Promise<FoundBlockRow[]> {
    const { dialect } = this.sql
    const documents = dialect.list(documentIds)
    return dialect.name === 'sqlite'
      ? this.sql.rows(POSTINGS_IN_ON_SQLITE, [JSON.stringify(looks.map(placed)), documents, accountId])
      : this.sql.rows(POSTINGS_IN_ON_POSTGRES, [...columnsOf(looks.map(placed), 2), documents, accountId])
  }

  async termsBeginning(accountId: AccountId, beginning: string, documents: number): Promise<TermPlace[]> {
    const { name } = this.sql.dialect
    const blocks = tellsBlock(beginning) ? [placeOfTerm(beginning)] : ALL_BLOCKS
    const wanted = name === 'sqlite' ? JSON.stringify(blocks) : blocks
    const values = [accountId, documents, wanted, accountId, markOfBeginning(beginning)]
    const rows = await this.sql.rows<Pick<FoundBlockRow, 'document_id' | 'lines'>>(AMONG_LAST[name], values)
    return rows.flatMap(({ document_id, lines }) =>
      termsBeginning(lines, beginning).map((found) => ({ ...found, documentId: document_id as DocumentId })),
    )
  }

  async postings(accountId: AccountId, terms: readonly string[]): Promise<Posting[]> {
    const looks = [...new Set(terms)].map(lookForTerm)
    const marks = looks.map(placed)
    const found = await (this.sql.dialect.name === 'sqlite'
      ? this.sql.rows<FoundBlockRow>(POSTINGS_ON_SQLITE, [JSON.stringify(marks), accountId])
      : this.sql.rows<FoundBlockRow>(POSTINGS_ON_POSTGRES, [...columnsOf(marks, 2), accountId]))
    return postingsOf(found, looks)
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

function lookForTerm(term: string): Look {
  const entries = (lines: string) => {
    const found = entriesIn(lines, term)
    return found === null ? [] : [{ term, entries: found }]
  }
  return { block: placeOfTerm(term), mark: markOfTerm(term), entries }
}

function lookForBeginning(beginning: string): Look {
  const entries = (lines: string) => entriesBeginning(lines, beginning)
  return { block: placeOfTerm(beginning), mark: markOfBeginning(beginning), entries }
}

function placed({ block, mark }: Look) {
  return [block, mark] as const
}

function postingsOf(found: readonly FoundBlockRow[], looks: Looks): Posting[] {
  return found.flatMap(({ document_id, language, place, lines }) =>
    (looks[place]?.entries(lines) ?? []).map((one) => ({ ...one, documentId: document_id as DocumentId, language })),
  )
}

/** Each mark with its language, its bit, and the bits of all that are required; excluded terms have one more bit. */
function marksIn({ language, things, without }: SoughtInLanguage) {
  const needed = 2 ** things.length - 1
  const marked = (looks: Looks, bit: number) =>
    looks.map(({ block, mark }) => [block, mark, language, 2 ** bit, needed] as const)
  return [
    ...things.flatMap(({ terms, beginnings }, at) =>
      marked([...terms.map(lookForTerm), ...beginnings.filter(tellsBlock).map(lookForBeginning)], at),
    ),
    ...marked(things.length === 0 ? [] : without.map(lookForTerm), things.length),
  ]
}

/** Transposes rows into `count` columns. */
function columnsOf(rows: readonly (readonly unknown[])[], count: number): unknown[][] {
  return Array.from({ length: count }, (_, at) => rows.map((row) => row[at]))
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
    scopes: scopesOf(row),
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
