import type { FunderId, FunderImportId } from '../../shared/ids.ts'
import type { Funder } from '../funder.ts'
import type { Award } from '../register-entry.ts'
import type { FunderName } from '../register-facts.ts'

/** A funder that everybody sees, as far as registers speak of it. */
export interface RegisteredFunder extends Pick<
  Funder,
  'id' | 'funderName' | 'charityNumber' | 'createdAt' | 'version'
> {
  readonly identifiers: readonly string[]
  /** Those that are kept for its identifiers. */
  readonly otherNames: readonly string[]
}

/** A name that belongs to whatever bears the identifier, also before there is a funder that does. */
export interface RegisteredName extends FunderName {
  readonly identifier: string
  readonly importId: FunderImportId
}

export interface PublishedAward extends Award {
  /** Unlike any other award's. */
  readonly id: string
  readonly funderId: FunderId
  readonly importId: FunderImportId
}

/** What registers say of the funders that everybody sees, written many at a time. */
export interface FunderRegister {
  /** Those that bear one of the identifiers, in no order. */
  withIdentifiers(identifiers: readonly string[]): Promise<RegisteredFunder[]>
  /** Those that are shown by one of the names, normalised (`normaliseFunderName`); by identifier of the funder, oldest first. */
  named(normalisedNames: readonly string[]): Promise<RegisteredFunder[]>
  /** The names kept for the identifiers, in no order. */
  namesOf(identifiers: readonly string[]): Promise<RegisteredName[]>
  /** A name that is kept for its identifier already stays as it is. */
  keepNames(names: readonly RegisteredName[]): Promise<void>
  /**
   * Adds those of version 0, else changes name, number and identifiers; each is found by all its names and numbers from
   * then on. An identifier that is another funder's stays that one's. Throws `conflict` where one was changed in between.
   */
  save(funders: readonly RegisteredFunder[]): Promise<void>
  /** An award that is kept under the same identifier is replaced. */
  keepAwards(awards: readonly PublishedAward[]): Promise<void>
}
