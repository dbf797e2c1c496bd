import type { AccountId, QuestionId } from '../../shared/ids.ts'
import type { Question } from '../question/question.ts'

/** A question with its answer at the time of its removal. */
export interface RemovedQuestion {
  readonly question: Question
  readonly removedAt: string
}

/** Questions that can be brought back. They are deleted with their application, and after some days. */
export interface RemovedQuestions {
  /** Throws `conflict` when the application is gone. */
  add(removed: RemovedQuestion): Promise<void>
  /** Null when absent or another account's. */
  find(accountId: AccountId, id: QuestionId): Promise<RemovedQuestion | null>
  /** Does nothing when absent or another account's. */
  remove(accountId: AccountId, id: QuestionId): Promise<void>
}
