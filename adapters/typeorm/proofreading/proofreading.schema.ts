import { EntitySchema } from 'typeorm'

import { integer, optional, primaryVarchar, text, varchar } from '../columns.ts'

export interface ProofreadingRow {
  /** The application's. */
  readonly id: string
  readonly account_id: string
  readonly status: string
  /** JSON */
  readonly error: string | null
  readonly checked_at: string | null
  /** JSON */
  readonly suggestions: string
  /** JSON */
  readonly dismissed: string
  readonly version: number
}

export const proofreadingSchema = new EntitySchema<ProofreadingRow>({
  name: 'proofreadings',
  columns: {
    id: primaryVarchar,
    account_id: varchar,
    status: varchar,
    error: optional(text),
    checked_at: optional(varchar),
    suggestions: text,
    dismissed: text,
    version: integer,
  },
  indices: [
    { name: 'proofreadings_of_account', columns: ['account_id'] },
    { name: 'proofreadings_in_progress', columns: ['id', 'account_id'], where: "status = 'processing'" },
  ],
  foreignKeys: [
    {
      name: 'proofreadings_proposal',
      target: 'proposals',
      columnNames: ['id'],
      referencedColumnNames: ['id'],
      onDelete: 'CASCADE',
    },
  ],
})
