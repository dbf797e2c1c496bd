import type { AccountId, ProposalId, ReportId } from '../../shared/ids.ts'
import type { DueSpan } from './pipeline-reader.ts'

export type WalkedDeadline =
  | { readonly kind: 'application'; readonly id: ProposalId; readonly accountId: AccountId; readonly dueAt: string }
  | { readonly kind: 'report'; readonly id: ReportId; readonly accountId: AccountId; readonly dueAt: string }

/** Goes through the deadlines of all accounts, a few at a time. */
export interface DeadlineWalk {
  /**
   * What is due from the first moment on and before the second, by its moment and identifier: applications at an open stage
   * and reports; nothing that is archived, or of an archived project. Those after `after`, from the first where it is null; at most `limit`.
   */
  next(
    kind: WalkedDeadline['kind'],
    span: DueSpan,
    after: WalkedDeadline | null,
    limit: number,
  ): Promise<WalkedDeadline[]>
}
