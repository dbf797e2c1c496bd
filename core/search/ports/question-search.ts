import type { AccountId, ProposalId, QuestionId } from '../../shared/ids.ts'

export interface FoundQuestion {
  readonly id: QuestionId
  readonly proposalId: ProposalId
  readonly proposalName: string
  readonly text: string
  /** Null if there is none, or it is missing. */
  readonly answer: string | null
}

/** Index of the words of questions and answers, by account first: other accounts do not slow it down. */
export interface QuestionSearch {
  /**
   * Questions of the account whose text or answer has, for each entry of `beginnings`, a word with one of these
   * beginnings (folded; single characters are ignored). Newest first, at most `limit`. Empty without beginnings.
   */
  questionsWith(
    accountId: AccountId,
    beginnings: readonly (readonly string[])[],
    limit: number,
  ): Promise<FoundQuestion[]>
}
