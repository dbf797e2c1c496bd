import type { CallTable } from '../call.ts'
import {
  editTextRequest,
  restoreTextRequest,
  textResponse,
  textVersionsQuery,
  textVersionsResponse,
  undoTextRequest,
} from '../texts.ts'

const edit = { access: 'user', body: editTextRequest, hasLongTexts: true, response: textResponse } as const
const versions = { access: 'user', query: textVersionsQuery, response: textVersionsResponse } as const
const restore = { access: 'user', body: restoreTextRequest, response: textResponse } as const
const undo = { access: 'user', body: undoTextRequest, response: textResponse } as const

const answer = { params: { id: 'proposal', questionId: 'question' } } as const

/** Texts that people change: each is edited, has versions, and goes back to them. */
export const textCalls = {
  'POST /proposals/:id/questions/:questionId/answer/edit': {
    summary: 'Changes an answer by hand. 409 with the current text where somebody else saved before.',
    ...edit,
    ...answer,
  },
  'GET /proposals/:id/questions/:questionId/answer/versions': {
    summary: 'Lists the versions of an answer, newest first.',
    ...versions,
    ...answer,
  },
  'POST /proposals/:id/questions/:questionId/answer/restore': {
    summary: 'Makes a version of an answer the current one.',
    ...restore,
    ...answer,
  },
  'POST /proposals/:id/questions/:questionId/answer/undo': {
    summary: 'Takes an answer back to the version before.',
    ...undo,
    ...answer,
  },
} as const satisfies CallTable
