import { EntitySchema } from 'typeorm'

import { primaryVarchar, optional, varchar } from '../columns.ts'

export interface SessionRow {
  readonly token_hash: string
  readonly user_id: string
  readonly created_at: string
  readonly expires_at: string
  readonly device: string | null
  readonly last_seen_at: string | null
}

export interface RemovedSessionRow {
  readonly token_hash: string
  readonly expires_at: string
}

/** Ended sessions of removed users. */
export const removedSessionSchema = new EntitySchema<RemovedSessionRow>({
  name: 'removed_sessions',
  columns: { token_hash: primaryVarchar, expires_at: varchar },
  indices: [{ name: 'removed_sessions_by_expiry', columns: ['expires_at'] }],
})

export const sessionSchema = new EntitySchema<SessionRow>({
  name: 'sessions',
  columns: {
    token_hash: primaryVarchar,
    user_id: varchar,
    created_at: varchar,
    expires_at: varchar,
    device: optional(varchar),
    last_seen_at: optional(varchar),
  },
  indices: [{ name: 'sessions_of_user', columns: ['user_id'] }],
  foreignKeys: [
    {
      name: 'sessions_user',
      target: 'users',
      columnNames: ['user_id'],
      referencedColumnNames: ['id'],
      onDelete: 'CASCADE',
    },
  ],
})
