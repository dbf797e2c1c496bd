import { EntitySchema } from 'typeorm'

import { byBytes, primaryVarchar, optional, primaryInteger, varchar } from '../columns.ts'

/** A text by which a funder is found, rewritten with each save of the funder. */
export interface FunderKeyRow {
  readonly within: number
  readonly search_key: string
  readonly folded_name: string
  readonly funder_id: string
  readonly account_id: string | null
}

export const funderKeySchema = new EntitySchema<FunderKeyRow>({
  name: 'funder_keys',
  withoutRowid: true,
  columns: {
    within: primaryInteger,
    search_key: byBytes(primaryVarchar),
    folded_name: byBytes(primaryVarchar),
    funder_id: primaryVarchar,
    account_id: optional(varchar),
  },
  indices: [
    { name: 'funder_keys_of_funder', columns: ['funder_id'] },
    { name: 'funder_keys_of_account', columns: ['account_id'] },
  ],
})
