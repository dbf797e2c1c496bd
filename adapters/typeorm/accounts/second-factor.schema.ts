import { EntitySchema } from 'typeorm'

import { flag, key, optional, text, whole, word } from '../columns.ts'

export interface SecondFactorRow {
  /** Of the user. */
  readonly id: string
  readonly account_id: string
  readonly sealed_secret: string
  readonly is_on: boolean
  readonly last_step: number | null
  /** JSON */
  readonly recovery_hashes: string
  readonly wrong_codes: number
  readonly wrong_since: string | null
  readonly version: number
}

export const secondFactorSchema = new EntitySchema<SecondFactorRow>({
  name: 'second_factors',
  columns: {
    id: key,
    account_id: word,
    sealed_secret: text,
    is_on: flag,
    last_step: optional(whole),
    recovery_hashes: text,
    wrong_codes: whole,
    wrong_since: optional(word),
    version: whole,
  },
  indices: [{ name: 'second_factors_of_account', columns: ['account_id'] }],
  foreignKeys: [
    {
      name: 'second_factors_user',
      target: 'users',
      columnNames: ['id'],
      referencedColumnNames: ['id'],
      onDelete: 'CASCADE',
    },
  ],
})
