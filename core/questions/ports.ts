import type { AccountId, CommentId, ProposalId, QuestionId, UserId } from '../shared/ids.ts'
import type { FoundQuestion } from '../forms/ports/question-finder.ts'
import type { QuestionComment } from './question-comment.ts'
import type { Page, PageRequest } from '../shared/page.ts'

export interface PastedQuestionFinder {
  /**
   * The questions in a text that a user pasted, read like a form, without a model. Empty if there are none. Throws
   * `unsupported` with a sentence if it can't be read.
   */
  find(text: string, account: AccountId): Promise<readonly FoundQuestion[]>
}

/** Every change of a comment also changes the result of `ProposalReader.version` for its proposal. */
export interface QuestionComments {
  /** Null if absent or another account's. */
  find(accountId: AccountId, id: CommentId): Promise<QuestionComment | null>
  /** Oldest first. */
  ofQuestion(accountId: AccountId, questionId: QuestionId): Promise<QuestionComment[]>
  /** Like `Projects.save`; also throws `conflict` if the application is gone. */
  save(comment: QuestionComment): Promise<QuestionComment>
  /** Does nothing if absent. */
  remove(comment: Pick<QuestionComment, 'id' | 'accountId' | 'proposalId'>): Promise<void>
  /** Moves the comments of one question to another one of its application. */
  move(accountId: AccountId, from: QuestionId, to: QuestionId): Promise<void>
}

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
