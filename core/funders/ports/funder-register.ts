import type { FunderId, FunderImportId } from '../../shared/ids.ts'
import type { Funder } from '../funder.ts'
import type { Award } from '../register-entry.ts'
import type { FunderName } from '../register-facts.ts'

/** The register data of a funder that all accounts see. */
export interface RegisteredFunder extends Pick<
  Funder,
  'id' | 'funderName' | 'charityNumber' | 'createdAt' | 'version'
> {
  readonly identifiers: readonly string[]
  /** Further names stored for its identifiers. */
  readonly otherNames: readonly string[]
}

/** A name for the organisation with this identifier; may be stored before there is a funder with it. */
export interface RegisteredName extends FunderName {
  readonly identifier: string
  readonly importId: FunderImportId
}

export interface PublishedAward extends Award {
  /** Unique. */
  readonly id: string
  readonly funderId: FunderId
  readonly importId: FunderImportId
}

/** Stores register data on funders that all accounts see, in batches. */
export interface FunderRegister {
  /** Funders with one of the identifiers, in no order. */
  withIdentifiers(identifiers: readonly string[]): Promise<RegisteredFunder[]>
  /**
   * Funders displayed with one of the names, normalised by `normaliseFunderName`; ordered by funder identifier, oldest
   * first.
   */
  named(normalisedNames: readonly string[]): Promise<RegisteredFunder[]>
  /** The names stored for the identifiers, in no order. */
  namesOf(identifiers: readonly string[]): Promise<RegisteredName[]>
  /** Keeps names that are already stored for their identifiers. */
  keepNames(names: readonly RegisteredName[]): Promise<void>
  /**
   * Adds those of version 0, else changes name, number and identifiers, and updates the index with all names and
   * numbers. An identifier of another funder stays with it. Throws `conflict` where a funder was changed in between.
   */
  save(funders: readonly RegisteredFunder[]): Promise<void>
  /** Replaces an award with the same identifier. */
  keepAwards(awards: readonly PublishedAward[]): Promise<void>
}
