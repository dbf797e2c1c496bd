import { EntitySchema } from 'typeorm'

import { double, primaryVarchar } from '../columns.ts'
import type { SpendingRow } from './spending.schema.ts'

export interface FeatureSpendingRow extends SpendingRow {
  readonly feature: string
  readonly model: string
  readonly pieces: number
}

/** The parts of the sums in `spendings`, by feature, since these are recorded. */
export const featureSpendingSchema = new EntitySchema<FeatureSpendingRow>({
  name: 'feature_spendings',
  columns: {
    account_id: primaryVarchar,
    month: primaryVarchar,
    feature: primaryVarchar,
    model: primaryVarchar,
    pieces: double,
    input_tokens: double,
    cache_write_tokens: double,
    cache_read_tokens: double,
    output_tokens: double,
    searches: double,
    cost: double,
  },
  indices: [{ name: 'feature_spendings_month', columns: ['month'] }],
  foreignKeys: [
    {
      name: 'feature_spendings_account',
      target: 'accounts',
      columnNames: ['account_id'],
      referencedColumnNames: ['id'],
      onDelete: 'CASCADE',
    },
  ],
})
