import { EntitySchema } from 'typeorm'

import { key, optional, place, text, whole, word } from '../columns.ts'

/** Read and written by plain SQL; the schemas say what the tables are. On SQLite rows lie in the order of their keys. */
export interface IndexedDocumentRow {
  readonly account_id: string
  readonly document_id: string
  readonly scope_key: string
  readonly project_id: string | null
  readonly section: string | null
  readonly file_name: string
  readonly language: string | null
  readonly dated_at: string
  /** JSON: summed term weights by ordinal. */
  readonly lengths: string
}

export const indexedDocumentSchema = new EntitySchema<IndexedDocumentRow>({
  name: 'indexed_documents',
  withoutRowid: true,
  columns: {
    account_id: key,
    document_id: key,
    scope_key: word,
    project_id: optional(word),
    section: optional(word),
    file_name: word,
    language: optional(word),
    dated_at: word,
    lengths: text,
  },
})

export interface PostingRow {
  readonly account_id: string
  readonly term: string
  readonly document_id: string
  /** Pairs of ordinal and weight, all parted by commas. */
  readonly entries: string
}

export const postingSchema = new EntitySchema<PostingRow>({
  name: 'postings',
  withoutRowid: true,
  columns: { account_id: key, term: key, document_id: key, entries: text },
  indices: [{ name: 'postings_of_document', columns: ['account_id', 'document_id'] }],
})

export interface PassageRow {
  readonly account_id: string
  readonly document_id: string
  readonly ordinal: number
  readonly page: number | null
  /** JSON */
  readonly headings: string
  readonly question: string | null
  readonly text: string
}

export const passageSchema = new EntitySchema<PassageRow>({
  name: 'passages',
  withoutRowid: true,
  columns: {
    account_id: key,
    document_id: key,
    ordinal: place,
    page: optional(whole),
    headings: text,
    question: optional(text),
    text,
  },
})
