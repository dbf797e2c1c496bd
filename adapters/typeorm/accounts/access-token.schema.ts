import { EntitySchema } from 'typeorm'

import { primaryVarchar, optional, varchar } from '../columns.ts'

export interface AccessTokenRow {
  readonly token_hash: string
  readonly user_id: string
  readonly purpose: string
  readonly email: string | null
  readonly expires_at: string
}

export const accessTokenSchema = new EntitySchema<AccessTokenRow>({
  name: 'access_tokens',
  columns: {
    token_hash: primaryVarchar,
    user_id: varchar,
    purpose: varchar,
    email: optional(varchar),
    expires_at: varchar,
  },
  indices: [{ name: 'access_tokens_of_user', columns: ['user_id', 'purpose'] }],
  foreignKeys: [
    {
      name: 'access_tokens_user',
      target: 'users',
      columnNames: ['user_id'],
      referencedColumnNames: ['id'],
      onDelete: 'CASCADE',
    },
  ],
})
