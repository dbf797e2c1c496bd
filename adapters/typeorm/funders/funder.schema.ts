import { EntitySchema } from 'typeorm'

import { key, optional, text, whole, word } from '../columns.ts'

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
  readonly created_at: string
  readonly version: number
}

export const funderSchema = new EntitySchema<FunderRow>({
  name: 'funders',
  columns: {
    id: key,
    account_id: optional(word),
    funder_name: word,
    folded_name: word,
    charity_number: optional(word),
    folded_number: word,
    created_at: word,
    version: whole,
    citations: text,
    markdown_overview: optional(text),
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
