import type { AccountId } from '../../../core/shared/ids.ts'
import type { AnswerTerm } from '../../../core/answer-library/ports.ts'

/** Keyed by answer. */
export interface AnswerTermsRow {
  readonly accountId: AccountId
  readonly terms: readonly AnswerTerm[]
}
