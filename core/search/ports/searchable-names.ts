import type { AccountId } from '../../shared/ids.ts'

export type NamedKind = 'application' | 'project' | 'report' | 'funder'

export interface SearchableName {
  readonly id: string
  readonly name: string
  /** What else it is found by: the funder of an application, the project of a report. */
  readonly within: string | null
  /** By itself or with its project. */
  readonly isArchived: boolean
}

export interface SearchableNames {
  /**
   * The newest of one kind that the account has, newest first, at most `limit`. Its funders are those of its
   * applications and those that it typed itself.
   */
  ofKind(accountId: AccountId, kind: NamedKind, limit: number): Promise<SearchableName[]>
}
