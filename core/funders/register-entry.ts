import type { FunderName } from './register-facts.ts'

/** An award that was published. */
export interface Award {
  /** Tells it apart from all others; null where the publication gives it no identifier. */
  readonly id: string | null
  readonly amount: number
  /** ISO 4217. */
  readonly currency: string
  /** Date or year, ISO 8601. */
  readonly awardedOn: string | null
  readonly programme: string | null
  /** Null for people, who are not named. */
  readonly recipient: { readonly identifier: string | null; readonly name: string | null } | null
  /** Where it is to do good, or where the recipient is. */
  readonly place: string | null
}

/** What one record of a register says of a funder. */
export interface RegisterEntry {
  /** Organisation identifiers in their one form; none where the record gives a name alone. */
  readonly identifiers: readonly string[]
  /** Null where the record is of a funder that it does not name. */
  readonly name: string | null
  readonly otherNames: readonly FunderName[]
  /** Whether it makes a funder that is not known yet. */
  readonly makesFunder: boolean
  readonly award: Award | null
}
