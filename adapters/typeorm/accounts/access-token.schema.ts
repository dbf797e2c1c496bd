import { EntitySchema } from 'typeorm'

import { key, optional, word } from '../columns.ts'

export interface AccessTokenRow {
  readonly token_hash: string
  readonly user_id: string
  readonly purpose: string
  readonly email: string | null
  readonly expires_at: string
}

export const accessTokenSchema = new EntitySchema<AccessTokenRow>({
  name: 'access_tokens',
  columns: { token_hash: key, user_id: word, purpose: word, email: optional(word), expires_at: word },
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
