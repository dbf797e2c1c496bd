import type { AccountId, UserId, ProposalId, CommentId, QuestionId } from '../../shared/ids.ts'
import type { Page, PageRequest } from '../../shared/page.ts'

/**
 * `question`: assigned to a user. `mention`: a comment that mentions them. `missing`: an application's unassigned
 * missing answers, if they are its owner or it has none.
 */
export interface WaitingItem {
  readonly kind: 'question' | 'mention' | 'missing'
  readonly proposalId: ProposalId
  readonly proposalName: string
  /** The first one in the form, if there are several. */
  readonly questionId: QuestionId
  readonly questionText: string
  /** Number of questions. */
  readonly count: number
  /** Time of the assignment or comment; for missing answers, of the application's creation. */
  readonly since: string
  readonly comment: { readonly id: CommentId; readonly authorName: string; readonly text: string } | null
}

export interface WaitingReader {
  /**
   * Items that wait for a user, newest first: unchecked questions assigned to them, open comments that mention them
   * and, once per application at an open stage, its missing answers. Leaves out archived applications.
   */
  page(accountId: AccountId, userId: UserId, request: PageRequest): Promise<Page<WaitingItem>>
}
