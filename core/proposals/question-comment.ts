import type { AccountId, UserId } from '../accounts/account.ts'
import { invalid } from '../shared/app-error.ts'
import type { Id } from '../shared/id.ts'
import type { ProposalId } from './proposal.ts'
import type { QuestionId } from './question.ts'

export type CommentId = Id<'comment'>

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
  /** Null while it is open. */
  readonly resolved: { readonly by: NamedUser; readonly at: string } | null
  readonly version: number
}

const MAX_COMMENT_LENGTH = 5_000

/** The text of a comment, trimmed. Throws `invalid` for the field `text`. */
export function commentText(typed: string): string {
  const text = typed.trim()
  if (text === '') throw invalid('proposals.comment-required', { text: 'Write a comment.' })
  if (text.length > MAX_COMMENT_LENGTH)
    throw invalid('proposals.comment-too-long', {
      text: `A comment may have at most ${MAX_COMMENT_LENGTH} characters.`,
    })
  return text
}

export function resolveComment(comment: QuestionComment, by: NamedUser, at: string): QuestionComment {
  return comment.resolved === null ? { ...comment, resolved: { by, at } } : comment
}

export function reopenComment(comment: QuestionComment): QuestionComment {
  return { ...comment, resolved: null }
}
