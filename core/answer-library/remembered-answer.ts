import type { RememberedAnswerId, AccountId, DocumentId, FunderId, ProposalId, QuestionId } from '../shared/ids.ts'
import type { TextLimit } from '../shared/text-limit.ts'

/** `retired`: stored, but neither found nor suggested. */
export type RememberedAnswerState = 'kept' | 'retired'

/** The outcome of the answer's application. */
export type AnswerOutcome = 'submitted' | 'won' | 'lost'

/** `checked`: checked in an application here. `past-application`: found in a document of the library. */
export type AnswerOrigin =
  | { readonly kind: 'checked'; readonly proposalId: ProposalId; readonly questionId: QuestionId }
  | {
      readonly kind: 'past-application'
      readonly documentId: DocumentId
      readonly fileName: string
      /** From 1; null if the format has no pages. */
      readonly page: number | null
    }

/** An answer in the answer library, with the question in the funder's words. */
export interface RememberedAnswer {
  readonly id: RememberedAnswerId
  readonly accountId: AccountId
  readonly question: string
  /** Markdown. */
  readonly text: string
  /** ISO 639-1 code; null if unknown. */
  readonly language: string | null
  /** Null if the funder is not one of the known funders. */
  readonly funderId: FunderId | null
  readonly funderName: string | null
  readonly writtenAt: string
  /** Null while the application is open or its outcome is unknown. */
  readonly outcome: AnswerOutcome | null
  readonly limit: TextLimit
  /** Date for reviewing it; null for no expiry. */
  readonly validUntil: string | null
  /** Number of times it was put into an application. */
  readonly uses: number
  readonly origin: AnswerOrigin
  readonly state: RememberedAnswerState
  /** Identifier of the first nearly identical answer; its own if there is none. */
  readonly groupId: RememberedAnswerId
  /** Time of the last change in the answer library; null if unchanged. */
  readonly changedAt: string | null
  readonly version: number
}

/** Months before an answer should be reviewed: figures change every year. */
const MONTHS_VALID = 12

export function defaultValidUntil(writtenAt: string): string {
  const until = new Date(writtenAt)
  until.setUTCMonth(until.getUTCMonth() + MONTHS_VALID)
  return until.toISOString()
}

export function isOutdated({ validUntil }: Pick<RememberedAnswer, 'validUntil'>, now: string): boolean {
  return validUntil !== null && validUntil <= now
}

/** The answer with a new text, valid from `writtenAt`. */
export function rewritten(answer: RememberedAnswer, text: string, writtenAt: string): RememberedAnswer {
  if (text === answer.text) return answer
  return { ...answer, text, writtenAt, validUntil: defaultValidUntil(writtenAt) }
}
