import type { AccountId, ProposalId, QuestionId } from '../../shared/ids.ts'
import type { FunderListItem } from '../../funders/ports/funder-index.ts'
import type { CoordinatorMessage } from '../coordinator-message.ts'
import type { FormReading } from '../form/form-reading.ts'
import type { Proposal } from '../proposal.ts'
import type { Question } from '../question/question.ts'
import type { ModelMessage } from './answer-writer.ts'

/** The result of reading a form, without the form itself. */
export type FormFindings = Pick<FormReading, 'items' | 'marks' | 'doubt'>

export interface ProposalDetail {
  readonly proposal: Proposal
  readonly funder: FunderListItem | null
  /**
   * By position, as `Questions` loads them. `answer.messages` and the sources' `passage` and `used` are empty; other
   * calls return them.
   */
  readonly questions: readonly Question[]
  /** Null if no form was read. */
  readonly formFindings: FormFindings | null
  /** Number of open comments by question; questions without any are left out. */
  readonly openComments: ReadonlyMap<QuestionId, number>
  readonly latestCoordinatorMessage: CoordinatorMessage | null
}

export interface ProposalReader {
  /** The application's account; null when absent. For callers with access to all accounts. */
  ownerOf(id: ProposalId): Promise<AccountId | null>
  /** As `ownerOf`, for the application of a question. */
  ownerOfQuestion(id: QuestionId): Promise<AccountId | null>
  /** Changes whenever the result of `detail` changes; null when absent or another account's. One cheap query. */
  version(accountId: AccountId, id: ProposalId): Promise<string | null>
  /** Null when absent or another account's. Needs the same number of queries for any number of questions. */
  detail(accountId: AccountId, id: ProposalId): Promise<ProposalDetail | null>
  /** Messages exchanged with a language model, by question; empty when absent or another account's. */
  answerMessages(accountId: AccountId, id: ProposalId): Promise<ReadonlyMap<QuestionId, readonly ModelMessage[]>>
  /** The newest `most` messages, oldest first; empty when absent or another account's. */
  coordinatorMessages(accountId: AccountId, id: ProposalId, most: number): Promise<CoordinatorMessage[]>
}
