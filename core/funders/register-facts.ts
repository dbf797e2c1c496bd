import type { Id } from '../shared/id.ts'

/** A funder's name in a register or publication. */
export interface FunderName {
  readonly name: string
  readonly kind: 'main' | 'working' | 'former'
}

/** Number of a funder's awards for a recipient, place or programme. */
export interface Counted {
  readonly name: string
  readonly awards: number
}

/** Totals of a funder's published awards, in the currency of most of them. */
export interface AwardFacts {
  /** ISO 4217, such as "GBP". */
  readonly currency: string
  readonly count: number
  readonly total: number
  readonly median: number
  readonly smallest: number
  readonly largest: number
  /** Date or year, ISO 8601; null where none is given. */
  readonly first: string | null
  readonly last: string | null
  /** Number of different recipients; individuals are not counted. */
  readonly recipientCount: number
  /** Most awards first, at most `MAX_TOLD`, like the next two. */
  readonly recipients: readonly Counted[]
  readonly places: readonly Counted[]
  readonly programmes: readonly Counted[]
}

/** A published source, as it is cited. */
export interface RegisterSource {
  /** Title, such as "Charity Commission register extract". */
  readonly title: string
  /** Address of the publication. */
  readonly url: string | null
  /** Name of the licence. */
  readonly licence: string | null
  /** Date of the publication, ISO 8601. */
  readonly publishedOn: string | null
}

export interface ImportedSource extends RegisterSource {
  readonly importId: Id<'funder-import'>
  readonly importedAt: string
}

/** Facts on a funder in registers and publications. */
export interface RegisterFacts {
  /** Organisation identifiers, such as "GB-CHC-1156077". */
  readonly identifiers: readonly string[]
  /** Names other than the displayed one. */
  readonly names: readonly (FunderName & { readonly source: ImportedSource | null })[]
  /** Null if no award is known. */
  readonly awards: AwardFacts | null
  /** Sources of the awards, newest import first. */
  readonly awardSources: readonly ImportedSource[]
}

export const NO_FACTS: RegisterFacts = { identifiers: [], names: [], awards: null, awardSources: [] }
