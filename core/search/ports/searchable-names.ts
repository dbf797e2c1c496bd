import type { AccountId } from '../../shared/ids.ts'

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
