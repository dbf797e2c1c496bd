import type { AccountId } from '../accounts/account.ts'
import type { Id } from '../shared/id.ts'
import { normaliseText } from '../shared/normalise-text.ts'

export type FunderId = Id<'funder'>

export interface Citation {
  readonly title: string
  readonly url: string | null
}

export interface Funder {
  readonly id: FunderId
  /** The account that typed it; null once everybody may see it. */
  readonly accountId: AccountId | null
  readonly funderName: string
  readonly charityNumber: string | null
  /** Markdown; null where there is none. */
  readonly markdownOverview: string | null
  readonly citations: readonly Citation[]
  readonly createdAt: string
  readonly version: number
}

/** Names that differ in case and spacing alone are one funder's. */
export function normaliseFunderName(name: string): string {
  return normaliseText(name, { compatible: true })
}
