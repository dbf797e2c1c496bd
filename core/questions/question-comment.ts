import type { CommentId, AccountId, UserId, ProposalId, QuestionId } from '../shared/ids.ts'
import { AppError, invalidField } from '../shared/app-error.ts'

/** A user with their name at that time; they may have left the account. */
export interface NamedUser {
  readonly id: UserId
  readonly name: string
}

/** A colleague's comment on an answer, with the users that it mentions. */
export interface QuestionComment {
  readonly id: CommentId
  readonly accountId: AccountId
  readonly proposalId: ProposalId
  readonly questionId: QuestionId
  readonly author: NamedUser
  readonly text: string
  /** Colleagues mentioned in the text. */
  readonly mentions: readonly NamedUser[]
  readonly createdAt: string
  /** Time of the author's last change; null if unchanged. */
  readonly editedAt: string | null
  /** Null while it is open. */
  readonly resolved: { readonly by: NamedUser; readonly at: string } | null
  readonly version: number
}

const MAX_COMMENT_LENGTH = 5_000

/** Trims the text of a comment. Throws `invalid` for the field `text`. */
export function commentText(typed: string): string {
  const text = typed.trim()
  if (text === '') throw invalidField('text', { code: 'proposals.comment-required' })
  if (text.length > MAX_COMMENT_LENGTH)
    throw invalidField('text', { code: 'proposals.comment-too-long', values: { most: MAX_COMMENT_LENGTH } })
  return text
}

/** Changes the text of the comment. Throws `forbidden` unless `by` is its author. */
export function editComment(
  comment: QuestionComment,
  by: UserId,
  { text, mentions, at }: Pick<QuestionComment, 'text' | 'mentions'> & { readonly at: string },
): QuestionComment {
  assertAuthor(comment, by)
  return text === comment.text ? comment : { ...comment, text, mentions, editedAt: at }
}

/** Throws `forbidden` unless `by` is the author of the comment. */
export function assertAuthor({ author }: QuestionComment, by: UserId): void {
  if (author.id !== by) throw new AppError('forbidden', 'proposals.not-your-comment')
}

export function resolveComment(comment: QuestionComment, by: NamedUser, at: string): QuestionComment {
  return comment.resolved === null ? { ...comment, resolved: { by, at } } : comment
}

export function reopenComment(comment: QuestionComment): QuestionComment {
  return { ...comment, resolved: null }
}
