import type { AccountId, UserId } from '../../accounts/account.ts'
import type { Page, PageRequest } from '../../shared/page.ts'
import type { ProposalId } from '../proposal.ts'
import type { CommentId } from '../question-comment.ts'
import type { QuestionId } from '../question.ts'

/** A question that is assigned to a user, or a comment that names them. */
export interface WaitingItem {
  readonly kind: 'question' | 'mention'
  readonly proposalId: ProposalId
  readonly proposalName: string
  readonly questionId: QuestionId
  readonly questionText: string
  /** When it was assigned or written. */
  readonly since: string
  readonly comment: { readonly id: CommentId; readonly authorName: string; readonly text: string } | null
}

export interface WaitingReader {
  /**
   * What waits for a user, newest first: questions that are assigned to them and not checked, and open comments that name
   * them. Applications that are archived wait for nobody.
   */
  page(accountId: AccountId, userId: UserId, request: PageRequest): Promise<Page<WaitingItem>>
}
