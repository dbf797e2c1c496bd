import type { AccountId, FunderId, FunderImportId } from '../shared/ids.ts'
import type { Page, PageRequest } from '../shared/page.ts'
import type { Citation, Funder } from './funder.ts'
import type { FunderImport, RegisterFormat } from './funder-import.ts'
import type { FunderKeyKind } from './funder-keys.ts'
import type { AccountSettings } from '../identity/account.ts'
import type { CallContext } from '../spending/call-context.ts'
import type { FunderName, RegisterFacts, RegisterSource } from './register-facts.ts'
import type { AnswerWarning } from '../shared/answer-warning.ts'
import type { Award, RegisterEntry } from './register-entry.ts'

/** All funders, those with an overview, or those visible to one account only. */
export type ShownFunders = 'all' | 'with-overview' | 'of-one-account'

export interface AllFundersQuery extends PageRequest {
  readonly shown: ShownFunders
  readonly order: 'id' | 'funderName' | 'charityNumber'
  readonly isDescending: boolean
}

export interface ListedFunder extends Pick<Funder, 'id' | 'accountId' | 'funderName' | 'charityNumber'> {
  readonly hasOverview: boolean
}

export interface FunderCounts {
  readonly total: number
  readonly withOverview: number
}

/** Reads funders of all accounts, for admins. */
export interface AllFundersReader {
  /** In the order asked for, names and numbers normalised, then by identifier. Pages after the last one are empty. */
  page(query: AllFundersQuery): Promise<Page<ListedFunder>>
  /** In the given order; absent ones are left out. */
  ofIds(ids: readonly FunderId[]): Promise<ListedFunder[]>
  counts(): Promise<FunderCounts>
}

export interface FunderImports {
  /** Null when absent. */
  find(id: FunderImportId): Promise<FunderImport | null>
  /** The newest open import of a file with this content (SHA-256, hex); null if there is none. */
  openFor(contentHash: string): Promise<FunderImport | null>
  /** Newest first, with the total number. */
  page(request: PageRequest): Promise<{ items: FunderImport[]; total: number }>
  /** Inserts when `version` is 0, else updates; throws `conflict` when somebody else saved in between. */
  save(one: FunderImport): Promise<FunderImport>
}

export type FunderListItem = Pick<Funder, 'id' | 'funderName' | 'charityNumber'>

/** The account whose funders are included beside those that all accounts see; `any`: of all accounts. */
export type FundersOf = AccountId | 'any'

export interface FoundKey {
  readonly key: string
  /** Words of the key's name. */
  readonly name: string
  readonly funderId: FunderId
}

/** Index for searching funders. The cost of a call depends on its result, not on the number of funders. */
export interface FunderIndex {
  /** The first keys with this beginning: by key, name and funder, compared by code points. */
  beginningWith(of: FundersOf, kind: FunderKeyKind, text: string, limit: number): Promise<FoundKey[]>
  /** The first keys equal to the text, in the same order. */
  equalTo(of: FundersOf, kind: FunderKeyKind, text: string, limit: number): Promise<FoundKey[]>
  /** Words in names of funders that all accounts see with one of the spelling keys; at most `limit`, in no order. */
  withSimilarSpelling(keys: readonly string[], limit: number): Promise<string[]>
  /** In no order; absent ones are left out. */
  listed(ids: readonly FunderId[]): Promise<FunderListItem[]>
}

export interface FunderOverviewTask {
  readonly funder: Funder
  readonly settings: AccountSettings
  /** Register facts on the funder; absent if they were not looked up. */
  readonly facts?: RegisterFacts
}

export interface FunderOverviewDraft {
  /** Markdown; null if only the funder's name is known. */
  readonly text: string | null
  readonly citations: readonly Citation[]
  /** Warnings for the reader; places count in `text`, which does not contain them. Absent: none. */
  readonly warnings?: readonly AnswerWarning[]
}

export interface FunderOverviewWriter {
  /**
   * Writes only what is known of a funder, each statement with its source. Throws `unavailable` when a model that it
   * needs is unavailable.
   */
  write(task: FunderOverviewTask, context: CallContext): Promise<FunderOverviewDraft>
}

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

export interface Funders {
  /** Null when absent or visible only to another account. */
  find(accountId: AccountId, id: FunderId): Promise<Funder | null>
  /** Ignores which accounts may see it; null when absent. */
  findAny(id: FunderId): Promise<Funder | null>
  /** The funder of this normalised name that the account may see; prefers one that all accounts see. */
  ofName(accountId: AccountId, normalisedName: string): Promise<Funder | null>
  /** The oldest other funder with the same name that all accounts see; null if there is none. */
  namesake(of: Pick<Funder, 'id' | 'funderName'>): Promise<Funder | null>
  /**
   * The oldest other funder with the same charity number, compared as names are, that all accounts see; null if there
   * is none.
   */
  ofSameNumber(as: { readonly id: FunderId; readonly charityNumber: string }): Promise<Funder | null>
  /** As `Projects.save`. */
  save(funder: Funder): Promise<Funder>
}

export interface RegisterFactsReader {
  /** Facts on a funder; `NO_FACTS` if no register has it. */
  factsOf(funderId: FunderId): Promise<RegisterFacts>
}

/** Opens the bytes of a file, from the beginning at each call. */
export type OpenFile = () => Promise<AsyncIterable<Uint8Array>>

export interface RecognisedRegister {
  readonly format: RegisterFormat
  /** The source, as far as the format identifies it. */
  readonly source: RegisterSource
}

/** A record, or a sentence on why it can't be used. */
export type RegisterRecord = { readonly entry: RegisterEntry } | { readonly problem: string }

export interface RegisterReader {
  /** Recognises the file by its content. Throws `unsupported`, with a sentence that lists the formats. */
  recognise(open: OpenFile): Promise<RecognisedRegister>
  /** Every record in the order of the file, the same at each reading. Throws `invalid` for a truncated file. */
  records(open: OpenFile, format: RegisterFormat): AsyncIterable<RegisterRecord>
}
