import type { AccountId, ProposalId, QuestionId } from '../shared/ids.ts'
import type { FoundThing, SearchKind } from './found-thing.ts'
import type { TextMatcher } from '../documents/text-matcher.ts'

export interface FoundQuestion {
  readonly id: QuestionId
  readonly proposalId: ProposalId
  readonly proposalName: string
  readonly text: string
  /** Null if there is none, or it is missing. */
  readonly answer: string | null
}

/** Index of the words of questions and answers, by account first: other accounts do not slow it down. */
export interface QuestionSearch {
  /**
   * Questions of the account whose text or answer has, for each entry of `beginnings`, a word with one of these
   * beginnings (folded; single characters are ignored). Newest first, at most `limit`. Empty without beginnings.
   */
  questionsWith(
    accountId: AccountId,
    beginnings: readonly (readonly string[])[],
    limit: number,
  ): Promise<FoundQuestion[]>
}

/** Finds one kind of thing. Each kind has its own source. */
export interface SearchSource {
  readonly kind: SearchKind
  /** The account's matches for a search, which is not empty, best first, at most `limit`. */
  find(accountId: AccountId, search: TextMatcher, limit: number): Promise<readonly FoundThing[]>
}

export type NamedKind = 'application' | 'project' | 'report' | 'funder'

export interface SearchableName {
  readonly id: string
  readonly name: string
  /** Further name to match: the funder of an application, the project of a report. */
  readonly within: string | null
  /** Whether it or its project is archived. */
  readonly isArchived: boolean
}

export interface SearchableNames {
  /**
   * The account's newest of one kind, newest first, at most `limit`. Its funders are those of its applications and
   * those that it typed itself.
   */
  ofKind(accountId: AccountId, kind: NamedKind, limit: number): Promise<SearchableName[]>
}
