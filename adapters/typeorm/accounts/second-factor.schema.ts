import { EntitySchema } from 'typeorm'

import { boolean, primaryVarchar, optional, text, integer, varchar } from '../columns.ts'

export interface SecondFactorRow {
  /** The user's. */
  readonly id: string
  readonly account_id: string
  readonly sealed_secret: string
  readonly is_on: boolean
  readonly last_step: number | null
  /** JSON */
  readonly recovery_hashes: string
  /** From elsewhere, as older hosts count them. */
  readonly wrong_codes: number
  readonly wrong_since: string | null
  /** JSON: from all other origins, and what the user was told. */
  readonly wrong_codes_by_origin: string | null
  readonly version: number
}

export const secondFactorSchema = new EntitySchema<SecondFactorRow>({
  name: 'second_factors',
  columns: {
    id: primaryVarchar,
    account_id: varchar,
    sealed_secret: text,
    is_on: boolean,
    last_step: optional(integer),
    recovery_hashes: text,
    wrong_codes: integer,
    wrong_since: optional(varchar),
    wrong_codes_by_origin: optional(text),
    version: integer,
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
