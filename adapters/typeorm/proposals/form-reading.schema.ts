import { EntitySchema } from 'typeorm'

import { integer, optional, primaryVarchar, text, varchar } from '../columns.ts'

export interface FormReadingRow {
  /** The application's. */
  readonly id: string
  readonly account_id: string
  readonly content_hash: string | null
  readonly version: number
  /** JSON */
  readonly doubt: string | null
  /** JSON */
  readonly items: string
  /** JSON */
  readonly marks: string
  /** JSON */
  readonly corrections: string
  /** JSON; the last column, so that reading the others does not read it. */
  readonly blocks: string
}

export const formReadingSchema = new EntitySchema<FormReadingRow>({
  name: 'form_readings',
  columns: {
    id: primaryVarchar,
    account_id: varchar,
    content_hash: optional(varchar),
    version: integer,
    doubt: optional(text),
    items: text,
    marks: text,
    corrections: text,
    blocks: text,
  },
  indices: [{ name: 'form_readings_of_file', columns: ['account_id', 'content_hash'] }],
  foreignKeys: [
    {
      name: 'form_readings_proposal',
      target: 'proposals',
      columnNames: ['id'],
      referencedColumnNames: ['id'],
      onDelete: 'CASCADE',
    },
  ],
})
