import { EntitySchema } from 'typeorm'

import { byBytes, boolean, primaryVarchar, optional, text, integer, varchar } from '../columns.ts'

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
  readonly invited_by: string | null
  readonly invite_undelivered_at: string | null
  readonly is_admin: boolean
  /** JSON */
  readonly preferences: string
  readonly created_at: string
  readonly version: number
}

/** As `holdsAddress` in core. */
const HOLDS_ADDRESS = "email_verified_at IS NOT NULL AND (invite_status IS NULL OR invite_status = 'accepted')"

export const userSchema = new EntitySchema<UserRow>({
  name: 'users',
  columns: {
    id: primaryVarchar,
    account_id: varchar,
    email: byBytes(varchar),
    email_verified_at: optional(varchar),
    first_name: varchar,
    last_name: varchar,
    password_hash: optional(varchar),
    last_login_at: optional(varchar),
    invite_status: optional(varchar),
    invited_by: optional(varchar),
    invite_undelivered_at: optional(varchar),
    is_admin: boolean,
    preferences: text,
    created_at: varchar,
    version: integer,
  },
  indices: [
    { name: 'users_email', columns: ['email'], unique: true, where: HOLDS_ADDRESS },
    { name: 'users_email_of_account', columns: ['account_id', 'email'], unique: true },
    { name: 'users_by_email', columns: ['email', 'id'] },
    { name: 'users_by_login', columns: ['last_login_at', 'id'] },
    { name: 'users_of_account', columns: ['account_id', 'created_at', 'id'] },
  ],
})
