import type { RememberedAnswerId, AccountId, DocumentId, FunderId, ProposalId, QuestionId } from '../shared/ids.ts'
import type { TextLimit } from '../shared/text-limit.ts'

/** `retired`: kept, but neither found nor suggested. */
export type RememberedAnswerState = 'kept' | 'retired'

/** What became of the application that the answer belonged to. */
export type AnswerOutcome = 'submitted' | 'won' | 'lost'

/** `checked`: somebody checked it in an application here. `past-application`: it was read in a document of the library. */
export type AnswerOrigin =
  | { readonly kind: 'checked'; readonly proposalId: ProposalId; readonly questionId: QuestionId }
  | {
      readonly kind: 'past-application'
      readonly documentId: DocumentId
      readonly fileName: string
      /** From 1; null where the format has no pages. */
      readonly page: number | null
    }

/** An answer that the organisation gave before, with the question as the funder asked it. */
export interface RememberedAnswer {
  readonly id: RememberedAnswerId
  readonly accountId: AccountId
  readonly question: string
  /** Markdown. */
  readonly text: string
  /** ISO 639-1 code, null when it can't be told. */
  readonly language: string | null
  /** Null where the funder is none that is known here. */
  readonly funderId: FunderId | null
  readonly funderName: string | null
  readonly writtenAt: string
  /** Null while the application is open, and where nobody has said. */
  readonly outcome: AnswerOutcome | null
  readonly limit: TextLimit
  /** When it should be looked at again; null where it holds for good. */
  readonly validUntil: string | null
  /** How often it was put into an application. */
  readonly uses: number
  readonly origin: AnswerOrigin
  readonly state: RememberedAnswerState
  /** The first one that says nearly the same; its own identifier where there is none. */
  readonly groupId: RememberedAnswerId
  /** When somebody changed it here; null where it stands as it was written. */
  readonly changedAt: string | null
  readonly version: number
}

/** Months after which an answer should be looked at again: figures change from year to year. */
const MONTHS_VALID = 12

export function defaultValidUntil(writtenAt: string): string {
  const until = new Date(writtenAt)
  until.setUTCMonth(until.getUTCMonth() + MONTHS_VALID)
  return until.toISOString()
}

export function isOutdated({ validUntil }: Pick<RememberedAnswer, 'validUntil'>, now: string): boolean {
  return validUntil !== null && validUntil <= now
}

/** The answer with a text that is new here: it holds from now on. */
export function rewritten(answer: RememberedAnswer, text: string, writtenAt: string): RememberedAnswer {
  if (text === answer.text) return answer
  return { ...answer, text, writtenAt, validUntil: defaultValidUntil(writtenAt) }
}
