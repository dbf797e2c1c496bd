import { EntitySchema } from 'typeorm'

import { double, primaryVarchar } from '../columns.ts'

export interface SpendingRow {
  readonly account_id: string
  readonly month: string
  readonly input_tokens: number
  readonly cache_write_tokens: number
  readonly cache_read_tokens: number
  readonly output_tokens: number
  readonly searches: number
  readonly cost: number
}

/** A month's tokens may exceed an integer column of PostgreSQL. */
export const spendingSchema = new EntitySchema<SpendingRow>({
  name: 'spendings',
  columns: {
    account_id: primaryVarchar,
    month: primaryVarchar,
    input_tokens: double,
    cache_write_tokens: double,
    cache_read_tokens: double,
    output_tokens: double,
    searches: double,
    cost: double,
  },
  foreignKeys: [
    {
      name: 'spendings_account',
      target: 'accounts',
      columnNames: ['account_id'],
      referencedColumnNames: ['id'],
      onDelete: 'CASCADE',
    },
  ],
})
