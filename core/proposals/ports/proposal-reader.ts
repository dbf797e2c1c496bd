import type { AccountId, ProposalId, QuestionId } from '../../shared/ids.ts'
import type { FunderListItem } from '../../funders/ports/funder-index.ts'
import type { CoordinatorMessage } from '../coordinator-message.ts'
import type { FormReading } from '../form-reading.ts'
import type { Proposal } from '../proposal.ts'
import type { Question } from '../question.ts'
import type { ModelMessage } from './answer-writer.ts'

/** What was read of a form, without the form itself. */
export type FormFindings = Pick<FormReading, 'items' | 'marks' | 'doubt'>

export interface ProposalDetail {
  readonly proposal: Proposal
  readonly funder: FunderListItem | null
  /** By position, as `Questions` loads them. `answer.messages` and the sources' `passage` and `used` are left empty: they are asked for apart. */
  readonly questions: readonly Question[]
  /** Null where no form was read. */
  readonly formFindings: FormFindings | null
  /** How many open comments each question has; those without are left out. */
  readonly openComments: ReadonlyMap<QuestionId, number>
  readonly latestCoordinatorMessage: CoordinatorMessage | null
}

export interface ProposalReader {
  /** The account whose application it is; null when absent. For who may see those of all accounts. */
  ownerOf(id: ProposalId): Promise<AccountId | null>
  /** The same of a question. */
  ownerOfQuestion(id: QuestionId): Promise<AccountId | null>
  /** Changes whenever `detail` would answer something else; null when absent or another account's. One cheap query. */
  version(accountId: AccountId, id: ProposalId): Promise<string | null>
  /** Null when absent or another account's. A constant number of queries, whatever the number of questions. */
  detail(accountId: AccountId, id: ProposalId): Promise<ProposalDetail | null>
  /** What a language model was told and said of each answer that has any; empty when absent or another account's. */
  answerMessages(accountId: AccountId, id: ProposalId): Promise<ReadonlyMap<QuestionId, readonly ModelMessage[]>>
  /** The newest `most` of them, oldest first; empty when absent or another account's. */
  coordinatorMessages(accountId: AccountId, id: ProposalId, most: number): Promise<CoordinatorMessage[]>
}
