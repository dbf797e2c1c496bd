import { EntitySchema } from 'typeorm'

import { primaryVarchar, optional, primaryInteger, text, integer, varchar } from '../columns.ts'
import type { ScopeColumns } from './scope-columns.ts'

/** Read and written by plain SQL; the schemas describe the tables. */
export interface IndexedDocumentRow extends ScopeColumns {
  readonly number: number
  readonly account_id: string
  readonly document_id: string
  readonly file_name: string
  readonly language: string | null
  readonly dated_at: string
  /** JSON: summed term weights by ordinal. */
  readonly lengths: string
  /** Number of blocks with its postings. */
  readonly block_count: number
}

export const indexedDocumentSchema = new EntitySchema<IndexedDocumentRow>({
  name: 'indexed_documents',
  columns: {
    number: { type: 'integer', primary: true, generated: 'increment' },
    account_id: varchar,
    document_id: varchar,
    scope_key: varchar,
    project_id: optional(varchar),
    section: optional(varchar),
    file_name: varchar,
    language: optional(varchar),
    dated_at: varchar,
    lengths: text,
    block_count: { type: 'integer', default: 1 },
    more_scopes: optional(text),
  },
  indices: [
    { name: 'indexed_documents_of_account', columns: ['account_id', 'document_id'], unique: true },
    { name: 'indexed_documents_of_scope', columns: ['account_id', 'scope_key', 'document_id'] },
    { name: 'indexed_documents_of_more_scopes', columns: ['account_id'], where: 'more_scopes IS NOT NULL' },
    { name: 'indexed_documents_by_language', columns: ['account_id', 'language'] },
  ],
})

/**
 * Keyed by account and block, so that a term's postings are contiguous for an account with any number of documents. Has
 * no foreign key, because checking it for every block would slow down storing.
 */
export interface PostingBlockRow {
  readonly account_id: string
  /** Number of blocks with the document's postings. */
  readonly block_count: number
  readonly block: number
  readonly document_number: number
  /** A block of `PostingBlocks`. */
  readonly lines: string
}

export const postingBlockSchema = new EntitySchema<PostingBlockRow>({
  name: 'posting_blocks',
  withoutRowid: true,
  columns: {
    account_id: primaryVarchar,
    block_count: primaryInteger,
    block: primaryInteger,
    document_number: primaryInteger,
    lines: text,
  },
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
  /** JSON (layout.ts); null if an older release stored it. */
  readonly layout: string | null
}

/** Uses row ids; otherwise SQLite would spend one or two pages on each text. */
export const passageSchema = new EntitySchema<PassageRow>({
  name: 'passages',
  columns: {
    account_id: primaryVarchar,
    document_id: primaryVarchar,
    ordinal: primaryInteger,
    page: optional(integer),
    headings: text,
    question: optional(text),
    text,
    layout: optional(text),
  },
})

/** Vectors of consecutive passages. A document's vectors have one encoder, or two while they are made again. */
export interface PassageVectorsRow {
  readonly id: string
  readonly account_id: string
  readonly document_id: string
  readonly encoder: string
  /** Ordinal of the first passage. */
  readonly first: number
  readonly count: number
  /** Number of the document's passages after these. */
  readonly remaining: number
  readonly vectors: Buffer
}

/** The vectors are the last column, so that SQLite reads the others without them. */
export const passageVectorsSchema = (bytes: 'blob' | 'bytea') =>
  new EntitySchema<PassageVectorsRow>({
    name: 'passage_vectors',
    columns: {
      id: primaryVarchar,
      account_id: varchar,
      document_id: varchar,
      encoder: varchar,
      first: integer,
      count: integer,
      remaining: integer,
      vectors: { type: bytes },
    },
    indices: [
      {
        name: 'passage_vectors_of_document',
        columns: ['account_id', 'document_id', 'encoder', 'first'],
        unique: true,
      },
    ],
  })
