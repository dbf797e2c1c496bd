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
  /** The account that typed it; null once everybody may see it. */
  readonly accountId: AccountId | null
  readonly funderName: string
  readonly charityNumber: string | null
  /** Markdown; null where there is none. */
  readonly markdownOverview: string | null
  readonly citations: readonly Citation[]
  /** What the reader of its overview should look at; absent where there is nothing. */
  readonly overviewWarnings?: readonly AnswerWarning[]
  readonly createdAt: string
  readonly version: number
}

/** The funder with a new overview in the place of any before. */
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

/** What is known of a funder, for texts that are written from it: without what no page says. */
export function knownOf({ funderName, markdownOverview, overviewWarnings = [] }: Funder): KnownOfFunder {
  const known = markdownOverview === null ? '' : withoutFlaggedLines(markdownOverview, overviewWarnings)
  return { funderName, markdownOverview: known === '' ? null : known }
}

type KnownOfFunder = Pick<Funder, 'funderName' | 'markdownOverview'>

/** Names that differ in case and spacing alone are one funder's. */
export function normaliseFunderName(name: string): string {
  return normaliseText(name, { compatible: true })
}
