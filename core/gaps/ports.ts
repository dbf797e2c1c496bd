import type { AccountId, ProjectId, ProposalId } from '../shared/ids.ts'
import type { Question } from '../proposals/question/question.ts'

/** A question of an open application whose answer is missing. */
export interface MissingAnswer extends Pick<Question, 'id' | 'text' | 'section'> {
  readonly proposalId: ProposalId
  readonly projectId: ProjectId | null
}

export interface MissingAnswersReader {
  /**
   * The first `most` of them, newest application first, then by position. Open applications are neither archived nor
   * submitted.
   */
  ofAccount(accountId: AccountId, most: number): Promise<MissingAnswer[]>
}
