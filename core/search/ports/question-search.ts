import type { AccountId, ProposalId, QuestionId } from '../../shared/ids.ts'

export interface FoundQuestion {
  readonly id: QuestionId
  readonly proposalId: ProposalId
  readonly proposalName: string
  readonly text: string
  /** Null where there is none, or the documents do not hold it. */
  readonly answer: string | null
}

/** Reads the words of questions and answers by account first, so that other accounts cost nothing. */
export interface QuestionSearch {
  /**
   * Questions of the account that have, in their text or answer, a word that begins with one of each of `beginnings` (folded,
   * those of one character are left out), newest first, at most `limit`. None without beginnings.
   */
  questionsWith(
    accountId: AccountId,
    beginnings: readonly (readonly string[])[],
    limit: number,
  ): Promise<FoundQuestion[]>
}
