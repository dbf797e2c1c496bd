import { briefSectionKey } from '../brief.ts'
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
const letter = { params: { id: 'proposal' } } as const
const report = { params: { id: 'report' } } as const
const overview = { params: { id: 'project' } } as const
const section = { params: { id: 'project', section: briefSectionKey } } as const

/** Texts that people edit, with their versions and the way back to them. */
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
  'POST /proposals/:id/coverLetter/edit': {
    summary: 'Changes a cover letter by hand. 409 with the current text where somebody else saved before.',
    ...edit,
    ...letter,
  },
  'GET /proposals/:id/coverLetter/versions': {
    summary: 'Lists the versions of a cover letter, newest first.',
    ...versions,
    ...letter,
  },
  'POST /proposals/:id/coverLetter/restore': {
    summary: 'Makes a version of a cover letter the current one.',
    ...restore,
    ...letter,
  },
  'POST /proposals/:id/coverLetter/undo': {
    summary: 'Takes a cover letter back to the version before.',
    ...undo,
    ...letter,
  },
  'POST /projects/reports/:id/text/edit': {
    summary: 'Changes the text of a report by hand. 409 with the current text where somebody else saved before.',
    ...edit,
    ...report,
  },
  'GET /projects/reports/:id/text/versions': {
    summary: 'Lists the versions of the text of a report, newest first.',
    ...versions,
    ...report,
  },
  'POST /projects/reports/:id/text/restore': {
    summary: 'Makes a version of the text of a report the current one.',
    ...restore,
    ...report,
  },
  'POST /projects/reports/:id/text/undo': {
    summary: 'Takes the text of a report back to the version before.',
    ...undo,
    ...report,
  },
  'POST /projects/:id/overview/edit': {
    summary: 'Changes the overview of a project by hand. 409 with the current text where somebody else saved before.',
    ...edit,
    ...overview,
  },
  'GET /projects/:id/overview/versions': {
    summary: 'Lists the versions of the overview of a project, newest first.',
    ...versions,
    ...overview,
  },
  'POST /projects/:id/overview/restore': {
    summary: 'Makes a version of the overview of a project the current one.',
    ...restore,
    ...overview,
  },
  'POST /projects/:id/overview/undo': {
    summary: 'Takes the overview of a project back to the version before.',
    ...undo,
    ...overview,
  },
  'POST /projects/:id/brief/:section/edit': {
    summary: 'Changes a section of a brief by hand. 409 with the current text where somebody else saved before.',
    ...edit,
    ...section,
  },
  'GET /projects/:id/brief/:section/versions': {
    summary: 'Lists the versions of a section of a brief, newest first.',
    ...versions,
    ...section,
  },
  'POST /projects/:id/brief/:section/restore': {
    summary: 'Makes a version of a section of a brief the current one.',
    ...restore,
    ...section,
  },
  'POST /projects/:id/brief/:section/undo': {
    summary: 'Takes a section of a brief back to the version before.',
    ...undo,
    ...section,
  },
  'POST /account/factsFile/edit': {
    summary:
      'Changes the facts file of the account by hand. 409 with the current text where somebody else saved before.',
    ...edit,
  },
  'GET /account/factsFile/versions': {
    summary: 'Lists the versions of the facts file of the account, newest first.',
    ...versions,
  },
  'POST /account/factsFile/restore': {
    summary: 'Makes a version of the facts file of the account the current one.',
    ...restore,
  },
  'POST /account/factsFile/undo': {
    summary: 'Takes the facts file of the account back to the version before.',
    ...undo,
  },
} as const satisfies CallTable
