import { z } from 'zod'
import { entity, identifier, instant, success } from './envelope.ts'
import { pageQuery, total } from './paging.ts'
import type { CallTable } from './call.ts'

const namedUser = z.object({ _id: identifier, name: z.string() })

export const comment = entity.extend({
  author: namedUser,
  text: z.string(),
  /** Colleagues that the text names. */
  mentions: z.array(namedUser),
  createdAt: instant,
  /** Time of the author's last change; null if unchanged. */
  editedAt: instant.nullable(),
  /** Null while it is open. */
  resolved: z.object({ by: namedUser, at: instant }).nullable(),
})
export type Comment = z.infer<typeof comment>

/** Users to notify, by identifiers. Without them, "@" before a unique name or an e-mail address notifies that user. */
export const commentRequest = z.object({
  text: z.string().max(100_000),
  mentions: z.array(identifier).max(100).optional(),
})
/** Oldest first. */
export const commentsResponse = success.extend({ comments: z.array(comment) })

/** A question that is assigned to the user, a comment that names them, or the missing answers of an application. */
export const waitingItem = z.object({
  kind: z.enum(['question', 'mention', 'missing']),
  proposalId: identifier,
  proposalName: z.string(),
  questionId: identifier,
  questionText: z.string(),
  /** Number of questions: above one only for missing answers, which name the first. */
  count: z.number().int(),
  /** Time of the assignment or comment; for missing answers, of the application's creation. */
  since: instant,
  comment: z.object({ _id: identifier, authorName: z.string(), text: z.string() }).nullable(),
})
export type WaitingItem = z.infer<typeof waitingItem>

/** Newest first. */
export const waitingResponse = success.extend({ waiting: z.array(waitingItem), total })

const onQuestion = { access: 'user', params: { id: 'proposal', questionId: 'question' } } as const
const aComment = { access: 'user', params: { ...onQuestion.params, commentId: 'comment' } } as const

/** Colleagues' comments on answers, and each user's waiting items. */
export const commentCalls = {
  'GET /proposals/:id/questions/:questionId/comments': {
    ...onQuestion,
    summary: 'Lists the comments on a question.',
    response: commentsResponse,
  },
  'POST /proposals/:id/questions/:questionId/comments': {
    ...onQuestion,
    once: true,
    summary: 'Writes a comment on a question, and tells the colleagues whom it names.',
    body: commentRequest,
    hasLongTexts: true,
    status: 201,
    response: commentsResponse,
  },
  'POST /proposals/:id/questions/:questionId/comments/:commentId/resolve': {
    ...aComment,
    summary: 'Closes a comment that needs nothing more.',
    response: commentsResponse,
  },
  'POST /proposals/:id/questions/:questionId/comments/:commentId/reopen': {
    ...aComment,
    summary: 'Opens a comment again.',
    response: commentsResponse,
  },
  'POST /proposals/:id/questions/:questionId/comments/:commentId/edit': {
    ...aComment,
    summary: 'Changes the text of a comment of one’s own.',
    body: commentRequest,
    hasLongTexts: true,
    response: commentsResponse,
  },
  'POST /proposals/:id/questions/:questionId/comments/:commentId/remove': {
    ...aComment,
    summary: 'Deletes a comment of one’s own.',
    response: commentsResponse,
  },
  'GET /account/waiting': {
    summary: 'Lists the questions that are assigned to the user, and the open comments that name them.',
    access: 'user',
    query: pageQuery,
    response: waitingResponse,
  },
} as const satisfies CallTable
