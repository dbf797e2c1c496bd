import type { AccountId } from '../../accounts/account.ts'
import type { ProposalId } from '../proposal.ts'
import type { Question, QuestionId } from '../question.ts'

/** Every change of a question also changes what `ProposalReader.version` answers for its proposal. */
export interface Questions {
  /** Null when absent or another account's. */
  find(accountId: AccountId, id: QuestionId): Promise<Question | null>
  /** By position. */
  ofProposal(accountId: AccountId, proposalId: ProposalId): Promise<Question[]>
  /** Those of the proposal that wait for their answer and depend on others, by position. */
  dependent(accountId: AccountId, proposalId: ProposalId): Promise<Question[]>
  /** How many questions of the proposal have this status. */
  count(accountId: AccountId, proposalId: ProposalId, status: Question['status']): Promise<number>
  /** As `Projects.save`; throws `conflict` also when the application is gone. */
  save(question: Question): Promise<Question>
}
