import { EntitySchema } from 'typeorm'

import { byBytes, primaryVarchar, optional, text, integer, varchar } from '../columns.ts'

export interface FunderRow {
  readonly id: string
  readonly account_id: string | null
  readonly funder_name: string
  readonly folded_name: string
  readonly charity_number: string | null
  readonly folded_number: string
  readonly markdown_overview: string | null
  /** JSON */
  readonly citations: string
  /** JSON */
  readonly overview_warnings: string | null
  readonly created_at: string
  readonly version: number
}

export const funderSchema = new EntitySchema<FunderRow>({
  name: 'funders',
  columns: {
    id: primaryVarchar,
    account_id: optional(varchar),
    funder_name: varchar,
    folded_name: byBytes(varchar),
    charity_number: optional(varchar),
    folded_number: byBytes(varchar),
    created_at: varchar,
    version: integer,
    citations: text,
    markdown_overview: optional(text),
    overview_warnings: optional(text),
  },
  indices: [
    { name: 'funders_by_name', columns: ['folded_name', 'id', 'account_id'] },
    { name: 'funders_by_number', columns: ['folded_number', 'id', 'account_id'] },
    {
      name: 'funders_with_overview',
      columns: ['folded_name', 'id', 'account_id'],
      where: 'markdown_overview IS NOT NULL',
    },
    { name: 'funders_of_one_account', columns: ['folded_name', 'id', 'account_id'], where: 'account_id IS NOT NULL' },
    { name: 'funders_of_account', columns: ['account_id'] },
  ],
})
