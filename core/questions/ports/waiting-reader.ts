import type { AccountId, UserId, ProposalId, CommentId, QuestionId } from '../../shared/ids.ts'
import type { Page, PageRequest } from '../../shared/page.ts'

/**
 * `question`: assigned to a user. `mention`: a comment that names them. `missing`: the answers of an application that are
 * missing and assigned to nobody, where they look after it or nobody does.
 */
export interface WaitingItem {
  readonly kind: 'question' | 'mention' | 'missing'
  readonly proposalId: ProposalId
  readonly proposalName: string
  /** Of several, the first in the form. */
  readonly questionId: QuestionId
  readonly questionText: string
  /** How many questions it is. */
  readonly count: number
  /** When it was assigned or written; of missing answers, when their application was created. */
  readonly since: string
  readonly comment: { readonly id: CommentId; readonly authorName: string; readonly text: string } | null
}

export interface WaitingReader {
  /**
   * What waits for a user, newest first: questions that are assigned to them and not checked, open comments that name
   * them, and, once per application at an open stage, its missing answers. Applications that are archived wait for nobody.
   */
  page(accountId: AccountId, userId: UserId, request: PageRequest): Promise<Page<WaitingItem>>
}
