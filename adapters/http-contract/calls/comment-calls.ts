import type { CallTable } from '../call.ts'
import { commentRequest, commentsResponse, waitingResponse } from '../comments.ts'
import { pageQuery } from '../paging.ts'

const onQuestion = { access: 'user', params: { id: 'proposal', questionId: 'question' } } as const
const aComment = { access: 'user', params: { ...onQuestion.params, commentId: 'comment' } } as const

/** What colleagues say about answers, and what waits for whom. */
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
