import type { AccountId, ProposalId, QuestionId } from '../../shared/ids.ts'
import type { Question } from '../question.ts'
import type { FormQuestion } from '../whole-application.ts'

/** Where a question stands among those of its application. */
export type QuestionPlace = Pick<Question, 'id' | 'position'>

/**
 * Every change of a question also changes what `ProposalReader.version` answers for its proposal. The limit of each
 * question that is loaded says how its application counts; what a saved limit says of that is not kept.
 */
export interface Questions {
  /** Null when absent or another account's. */
  find(accountId: AccountId, id: QuestionId): Promise<Question | null>
  /** By position. */
  ofProposal(accountId: AccountId, proposalId: ProposalId): Promise<Question[]>
  /** All of the proposal as its form asks them, by position: without answers, which may be long. */
  printed(accountId: AccountId, proposalId: ProposalId): Promise<FormQuestion[]>
  /** Those of the proposal that wait for their answer and depend on others, by position. */
  dependent(accountId: AccountId, proposalId: ProposalId): Promise<Question[]>
  /** How many questions of the proposal have this status. */
  count(accountId: AccountId, proposalId: ProposalId, status: Question['status']): Promise<number>
  /** As `Projects.save`; throws `conflict` also when the application is gone. */
  save(question: Question): Promise<Question>
  /** Of all questions of the proposal, by position. */
  places(accountId: AccountId, proposalId: ProposalId): Promise<QuestionPlace[]>
  /**
   * Gives the questions of the proposal positions from 0 in the order of `ids`; others keep theirs. Those that move are
   * saved thereby. Throws `conflict` when the application is gone.
   */
  reorder(accountId: AccountId, proposalId: ProposalId, ids: readonly QuestionId[]): Promise<void>
  /** Stores anew by what the questions of the proposal are found, and which documents they use; they stay as they are. */
  reindex(accountId: AccountId, proposalId: ProposalId): Promise<void>
  /** Does nothing when absent or another account's. */
  remove(accountId: AccountId, id: QuestionId): Promise<void>
}
