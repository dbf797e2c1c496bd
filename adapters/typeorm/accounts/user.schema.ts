import { EntitySchema } from 'typeorm'

import { flag, key, optional, text, whole, word } from '../columns.ts'

export interface UserRow {
  readonly id: string
  readonly account_id: string
  readonly email: string
  readonly email_verified_at: string | null
  readonly first_name: string
  readonly last_name: string
  readonly password_hash: string | null
  readonly last_login_at: string | null
  readonly invite_status: string | null
  readonly is_admin: boolean
  /** JSON */
  readonly preferences: string
  readonly created_at: string
  readonly version: number
}

/** Invitations hold no address. */
const HOLDS_ADDRESS = "invite_status IS NULL OR invite_status = 'accepted'"

export const userSchema = new EntitySchema<UserRow>({
  name: 'users',
  columns: {
    id: key,
    account_id: word,
    email: word,
    email_verified_at: optional(word),
    first_name: word,
    last_name: word,
    password_hash: optional(word),
    last_login_at: optional(word),
    invite_status: optional(word),
    is_admin: flag,
    preferences: text,
    created_at: word,
    version: whole,
  },
  indices: [
    { name: 'users_email', columns: ['email'], unique: true, where: HOLDS_ADDRESS },
    { name: 'users_email_of_account', columns: ['account_id', 'email'], unique: true },
    { name: 'users_by_email', columns: ['email', 'id'] },
    { name: 'users_by_login', columns: ['last_login_at', 'id'] },
    { name: 'users_of_account', columns: ['account_id', 'created_at', 'id'] },
  ],
})
