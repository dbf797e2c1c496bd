import type { Id } from '../shared/id.ts'

/** A name that a register or a publication gives a funder. */
export interface FunderName {
  readonly name: string
  readonly kind: 'main' | 'working' | 'former'
}

/** How often something is among the awards of a funder. */
export interface Counted {
  readonly name: string
  readonly awards: number
}

/** What the published awards of a funder come to, in the currency of most of them. */
export interface AwardFacts {
  /** ISO 4217, such as "GBP". */
  readonly currency: string
  readonly count: number
  readonly total: number
  /** The typical award. */
  readonly median: number
  readonly smallest: number
  readonly largest: number
  /** Date or year, ISO 8601; null where none is given. */
  readonly first: string | null
  readonly last: string | null
  /** How many different recipients are named; people are not. */
  readonly recipientCount: number
  /** Most awards first, at most a few, as the two that follow. */
  readonly recipients: readonly Counted[]
  readonly places: readonly Counted[]
  readonly programmes: readonly Counted[]
}

/** Where facts were published, as it is cited. */
export interface RegisterSource {
  /** What it is called, such as "Charity Commission register extract". */
  readonly title: string
  /** Address of the publication. */
  readonly url: string | null
  /** Name of the licence under which it may be used. */
  readonly licence: string | null
  /** Date of the publication, ISO 8601. */
  readonly publishedOn: string | null
}

/** A source with the import that brought it in. */
export interface ImportedSource extends RegisterSource {
  readonly importId: Id<'funder-import'>
  readonly importedAt: string
}

/** What registers and publications say of a funder. */
export interface RegisterFacts {
  /** Organisation identifiers, such as "GB-CHC-1156077". */
  readonly identifiers: readonly string[]
  /** Other names than the one that it is shown by. */
  readonly names: readonly (FunderName & { readonly source: ImportedSource | null })[]
  /** Null where no award is known. */
  readonly awards: AwardFacts | null
  /** Where the awards were published, newest import first. */
  readonly awardSources: readonly ImportedSource[]
}

export const NO_FACTS: RegisterFacts = { identifiers: [], names: [], awards: null, awardSources: [] }
