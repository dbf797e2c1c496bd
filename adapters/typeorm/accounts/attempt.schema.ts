import { EntitySchema } from 'typeorm'

import { primaryVarchar, integer } from '../columns.ts'

interface AttemptRow {
  /** The kind of attempt, and a hash of its key. */
  readonly key: string
  readonly points: number
  /** Milliseconds since 1970. */
  readonly expire: string
}

/** Written by the rate-limiting library, which relies on the order of columns; used on PostgreSQL only. */
export const attemptSchema = new EntitySchema<AttemptRow>({
  name: 'attempts',
  columns: { key: primaryVarchar, points: integer, expire: { type: 'bigint' } },
  indices: [{ name: 'attempts_expire', columns: ['expire'] }],
})
