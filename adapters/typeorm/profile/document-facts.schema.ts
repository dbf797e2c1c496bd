import { EntitySchema } from 'typeorm'

import { integer, optional, primaryVarchar, text, varchar } from '../columns.ts'

export interface DocumentFactsRow {
  readonly document_id: string
  readonly account_id: string
  readonly finder: number
  readonly dated_at: string
  /** JSON */
  readonly found: string
  /** A hash of `found`; null if an older release stored it. */
  readonly found_digest: string | null
}

export const documentFactsSchema = new EntitySchema<DocumentFactsRow>({
  name: 'document_facts',
  columns: {
    document_id: primaryVarchar,
    account_id: varchar,
    finder: integer,
    dated_at: varchar,
    found: text,
    found_digest: optional(varchar),
  },
  indices: [
    { name: 'document_facts_of_account', columns: ['account_id', 'dated_at', 'document_id'] },
    {
      name: 'document_facts_versions',
      columns: ['account_id', 'document_id', 'finder', 'dated_at', 'found_digest'],
    },
  ],
  foreignKeys: [
    {
      name: 'document_facts_document',
      target: 'documents',
      columnNames: ['document_id'],
      referencedColumnNames: ['id'],
      onDelete: 'CASCADE',
    },
  ],
})
