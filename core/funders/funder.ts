import type { FunderId, AccountId } from '../shared/ids.ts'
import type { AnswerWarning } from '../shared/answer-warning.ts'
import { normaliseText } from '../shared/normalise-text.ts'
import { withoutFlaggedLines } from '../texts/unflagged-text.ts'

export interface Citation {
  readonly title: string
  readonly url: string | null
}

export interface Funder {
  readonly id: FunderId
  /** The account that typed the name; null if all accounts see it. */
  readonly accountId: AccountId | null
  readonly funderName: string
  readonly charityNumber: string | null
  /** Markdown, or null. */
  readonly markdownOverview: string | null
  readonly citations: readonly Citation[]
  /** Warnings for the reader of the overview; absent if there are none. */
  readonly overviewWarnings?: readonly AnswerWarning[]
  readonly createdAt: string
  readonly version: number
}

/** Replaces the overview of a funder. */
export function withOverview(
  { overviewWarnings: _, ...funder }: Funder,
  { text, citations, warnings = [] }: NewOverview,
): Funder {
  return { ...funder, markdownOverview: text, citations, ...(warnings.length > 0 && { overviewWarnings: warnings }) }
}

interface NewOverview {
  readonly text: string
  readonly citations: readonly Citation[]
  readonly warnings?: readonly AnswerWarning[]
}

/** The overview of a funder as a source of other texts: without statements that no source supports. */
export function knownOf({ funderName, markdownOverview, overviewWarnings = [] }: Funder): KnownOfFunder {
  const known = markdownOverview === null ? '' : withoutFlaggedLines(markdownOverview, overviewWarnings)
  return { funderName, markdownOverview: known === '' ? null : known }
}

type KnownOfFunder = Pick<Funder, 'funderName' | 'markdownOverview'>

/** Ignores differences in case and spacing. */
export function normaliseFunderName(name: string): string {
  return normaliseText(name, { compatible: true })
}
