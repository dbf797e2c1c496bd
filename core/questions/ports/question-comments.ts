import type { AccountId, CommentId, QuestionId } from '../../shared/ids.ts'
import type { QuestionComment } from '../question-comment.ts'

/** Every change of a comment also changes the result of `ProposalReader.version` for its proposal. */
export interface QuestionComments {
  /** Null if absent or another account's. */
  find(accountId: AccountId, id: CommentId): Promise<QuestionComment | null>
  /** Oldest first. */
  ofQuestion(accountId: AccountId, questionId: QuestionId): Promise<QuestionComment[]>
  /** Like `Projects.save`; also throws `conflict` if the application is gone. */
  save(comment: QuestionComment): Promise<QuestionComment>
  /** Does nothing if absent. */
  remove(comment: Pick<QuestionComment, 'id' | 'accountId' | 'proposalId'>): Promise<void>
  /** Moves the comments of one question to another one of its application. */
  move(accountId: AccountId, from: QuestionId, to: QuestionId): Promise<void>
}
