import type { AccountId } from '../shared/ids.ts'

/** Everything with a quota. `bytes`: of documents and forms. `tasks`: unfinished jobs. */
export const HOLDINGS = [
  'projects',
  'applications',
  'documents',
  'bytes',
  'reports',
  'funders',
  'users',
  'tasks',
] as const

export type Holding = (typeof HOLDINGS)[number]

export interface Holdings {
  /**
   * Counts the account's holdings, including those added in this unit of work. Other units of work wait to count the
   * same account's until this one ends, so that simultaneous additions see each other.
   */
  count<Kind extends Holding>(accountId: AccountId, kinds: readonly Kind[]): Promise<Record<Kind, number>>
}
