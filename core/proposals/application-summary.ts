import type { UserId, FunderId, ProjectId, ProposalId } from '../shared/ids.ts'
import type { Proposal } from './proposal.ts'

type Planned = Pick<
  Proposal,
  | 'name'
  | 'isArchived'
  | 'createdAt'
  | 'amountAsked'
  | 'amountGiven'
  | 'currency'
  | 'deadline'
  | 'deadlineZone'
  | 'stage'
  | 'stageSince'
  | 'nextStep'
>

/** An application as cards and tables show it. */
export interface ApplicationSummary extends Planned {
  readonly id: ProposalId
  readonly project: { readonly id: ProjectId; readonly name: string } | null
  readonly funder: { readonly id: FunderId; readonly name: string } | null
  /** `name`: the e-mail address if they gave no name. */
  readonly owner: { readonly id: UserId; readonly name: string } | null
  readonly questions: number
  /** Number of questions with a checked answer. */
  readonly checked: number
}
