import { EntitySchema } from 'typeorm'

import { primaryVarchar, integer } from '../columns.ts'

interface AttemptRow {
  /** The kind of attempt, and a digest of what it is counted by. */
  readonly key: string
  readonly points: number
  /** Milliseconds since 1970. */
  readonly expire: string
}

/** Written by the library that counts attempts, by the place of the columns; used on PostgreSQL alone. */
export const attemptSchema = new EntitySchema<AttemptRow>({
  name: 'attempts',
  columns: { key: primaryVarchar, points: integer, expire: { type: 'bigint' } },
  indices: [{ name: 'attempts_expire', columns: ['expire'] }],
})
