import type { AccountId, ProposalId, ReportId } from '../../shared/ids.ts'
import type { DueSpan } from './pipeline-reader.ts'

export type WalkedDeadline =
  | { readonly kind: 'application'; readonly id: ProposalId; readonly accountId: AccountId; readonly dueAt: string }
  | { readonly kind: 'report'; readonly id: ReportId; readonly accountId: AccountId; readonly dueAt: string }

/** Pages through the deadlines of all accounts. */
export interface DeadlineWalk {
  /**
   * Deadlines from the first moment (inclusive) to the second (exclusive), by time and identifier: of applications at
   * an open stage and of reports; nothing archived or in an archived project. Starts after `after`, or at the first if
   * it is null; at most `limit`.
   */
  next(
    kind: WalkedDeadline['kind'],
    span: DueSpan,
    after: WalkedDeadline | null,
    limit: number,
  ): Promise<WalkedDeadline[]>
}
