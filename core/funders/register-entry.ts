import type { FunderName } from './register-facts.ts'

/** A published award. */
export interface Award {
  /** Unique identifier; null if the publication gives none. */
  readonly id: string | null
  readonly amount: number
  /** ISO 4217. */
  readonly currency: string
  /** Date or year, ISO 8601. */
  readonly awardedOn: string | null
  readonly programme: string | null
  /** Null for individuals, who are not named. */
  readonly recipient: { readonly identifier: string | null; readonly name: string | null } | null
  /** The place that benefits, or the recipient's place. */
  readonly place: string | null
}

/** One record of a register about a funder. */
export interface RegisterEntry {
  /** Normalised organisation identifiers; empty if the record has only a name. */
  readonly identifiers: readonly string[]
  /** Null if the record does not name its funder. */
  readonly name: string | null
  readonly otherNames: readonly FunderName[]
  /** Whether it creates a funder that is not known yet. */
  readonly makesFunder: boolean
  readonly award: Award | null
}
