import type { AccountId } from '../../shared/ids.ts'

/** What an account can have more and more of. `bytes` are those of documents and forms, `tasks` jobs that are not done. */
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
   * How much of each kind the account has, with what this unit of work added. Nobody else counts the same account's until
   * the unit of work ends, so that two that count and add at once see each other.
   */
  count<Kind extends Holding>(accountId: AccountId, kinds: readonly Kind[]): Promise<Record<Kind, number>>
}
