import type { AccountId, ProposalId, QuestionId } from '../../shared/ids.ts'
import type { Question } from '../question/question.ts'
import type { FormQuestion } from '../whole-application.ts'

/** The position of a question in its application. */
export type QuestionPlace = Pick<Question, 'id' | 'position'>

/**
 * Every change of a question also changes the result of `ProposalReader.version` for its application. Loaded questions
 * have limits with the application's way of counting; the counting of a saved limit is ignored.
 */
export interface Questions {
  /** Null when absent or another account's. */
  find(accountId: AccountId, id: QuestionId): Promise<Question | null>
  /** By position. */
  ofProposal(accountId: AccountId, proposalId: ProposalId): Promise<Question[]>
  /** All questions of the proposal as in its form, by position, without answers, which may be long. */
  printed(accountId: AccountId, proposalId: ProposalId): Promise<FormQuestion[]>
  /** Questions of the proposal that wait for their answer and depend on others, by position. */
  dependent(accountId: AccountId, proposalId: ProposalId): Promise<Question[]>
  /** Number of the proposal's questions with this status. */
  count(accountId: AccountId, proposalId: ProposalId, status: Question['status']): Promise<number>
  /** As `Projects.save`; also throws `conflict` when the application is gone. */
  save(question: Question): Promise<Question>
  /** Positions of all questions of the proposal, in order. */
  places(accountId: AccountId, proposalId: ProposalId): Promise<QuestionPlace[]>
  /**
   * Gives the questions of the proposal positions from 0 in the order of `ids`; others keep theirs. Saves the questions
   * that move. Throws `conflict` when the application is gone.
   */
  reorder(accountId: AccountId, proposalId: ProposalId, ids: readonly QuestionId[]): Promise<void>
  /** Rebuilds the search terms and document uses of the proposal's questions without changing them. */
  reindex(accountId: AccountId, proposalId: ProposalId): Promise<void>
  /** Does nothing when absent or another account's. */
  remove(accountId: AccountId, id: QuestionId): Promise<void>
}
