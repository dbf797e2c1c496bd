import type { CommentId, AccountId, UserId, ProposalId, QuestionId } from '../shared/ids.ts'
import { AppError, invalidField } from '../shared/app-error.ts'

/** A user by the name that they had then: they may have left since. */
export interface NamedUser {
  readonly id: UserId
  readonly name: string
}

/** What a colleague says about an answer, and to whom. */
export interface QuestionComment {
  readonly id: CommentId
  readonly accountId: AccountId
  readonly proposalId: ProposalId
  readonly questionId: QuestionId
  readonly author: NamedUser
  readonly text: string
  /** The colleagues that the text names. */
  readonly mentions: readonly NamedUser[]
  readonly createdAt: string
  /** When its author changed the text last; null where it is as it was written. */
  readonly editedAt: string | null
  /** Null while it is open. */
  readonly resolved: { readonly by: NamedUser; readonly at: string } | null
  readonly version: number
}

const MAX_COMMENT_LENGTH = 5_000

/** The text of a comment, trimmed. Throws `invalid` for the field `text`. */
export function commentText(typed: string): string {
  const text = typed.trim()
  if (text === '') throw invalidField('text', { code: 'proposals.comment-required' })
  if (text.length > MAX_COMMENT_LENGTH)
    throw invalidField('text', { code: 'proposals.comment-too-long', values: { most: MAX_COMMENT_LENGTH } })
  return text
}

/** The comment with another text. Throws `forbidden` for anybody but its author. */
export function editComment(
  comment: QuestionComment,
  by: UserId,
  { text, mentions, at }: Pick<QuestionComment, 'text' | 'mentions'> & { readonly at: string },
): QuestionComment {
  assertAuthor(comment, by)
  return text === comment.text ? comment : { ...comment, text, mentions, editedAt: at }
}

/** Throws `forbidden` for anybody but who wrote the comment. */
export function assertAuthor({ author }: QuestionComment, by: UserId): void {
  if (author.id !== by) throw new AppError('forbidden', 'proposals.not-your-comment')
}

export function resolveComment(comment: QuestionComment, by: NamedUser, at: string): QuestionComment {
  return comment.resolved === null ? { ...comment, resolved: { by, at } } : comment
}

export function reopenComment(comment: QuestionComment): QuestionComment {
  return { ...comment, resolved: null }
}
