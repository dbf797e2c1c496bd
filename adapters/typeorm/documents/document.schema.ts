import { EntitySchema } from 'typeorm'

import { primaryVarchar, optional, text, integer, varchar } from '../columns.ts'
import type { ScopeColumns } from './scope-columns.ts'

export interface DocumentRow extends ScopeColumns {
  readonly id: string
  readonly account_id: string
  readonly original_name: string
  readonly media_type: string
  readonly size_bytes: number
  readonly content_hash: string
  readonly file_key: string
  readonly status: string
  readonly processing_error: string | null
  /** JSON */
  readonly processing_error_reason: string | null
  readonly description: string | null
  readonly language: string | null
  readonly page_count: number | null
  readonly last_modified: string | null
  readonly uploaded_at: string
  readonly kind: string | null
  readonly year: number | null
  readonly replaced_at: string | null
  readonly version: number
}

export const documentSchema = new EntitySchema<DocumentRow>({
  name: 'documents',
  columns: {
    id: primaryVarchar,
    account_id: varchar,
    scope_key: varchar,
    project_id: optional(varchar),
    section: optional(varchar),
    original_name: varchar,
    media_type: varchar,
    size_bytes: integer,
    content_hash: varchar,
    file_key: varchar,
    status: varchar,
    language: optional(varchar),
    page_count: optional(integer),
    last_modified: optional(varchar),
    uploaded_at: varchar,
    version: integer,
    processing_error: optional(text),
    processing_error_reason: optional(text),
    description: optional(text),
    kind: optional(varchar),
    year: optional(integer),
    replaced_at: optional(varchar),
    more_scopes: optional(text),
  },
  indices: [
    { name: 'documents_content', columns: ['account_id', 'scope_key', 'content_hash'], unique: true },
    { name: 'documents_of_scope', columns: ['account_id', 'scope_key', 'uploaded_at', 'id'] },
    { name: 'documents_of_content', columns: ['account_id', 'content_hash'] },
    { name: 'documents_of_more_scopes', columns: ['account_id'], where: 'more_scopes IS NOT NULL' },
    { name: 'documents_of_project', columns: ['account_id', 'project_id', 'uploaded_at', 'id'] },
    { name: 'documents_sizes', columns: ['account_id', 'size_bytes'] },
    { name: 'documents_by_status', columns: ['account_id', 'status'] },
    { name: 'documents_in_progress', columns: ['id', 'account_id'], where: "status = 'processing'" },
  ],
})
