import type { AccountId, QuestionId } from '../../shared/ids.ts'
import type { Question } from '../question.ts'

/** A question with its answer as it was when it was removed. */
export interface RemovedQuestion {
  readonly question: Question
  readonly removedAt: string
}

/** Questions that can be brought back. They go with their application, and after some days. */
export interface RemovedQuestions {
  /** Throws `conflict` when the application is gone. */
  add(removed: RemovedQuestion): Promise<void>
  /** Null when absent or another account's. */
  find(accountId: AccountId, id: QuestionId): Promise<RemovedQuestion | null>
  /** Does nothing when absent or another account's. */
  remove(accountId: AccountId, id: QuestionId): Promise<void>
}
