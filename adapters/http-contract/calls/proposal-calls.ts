import type { CallTable } from '../call.ts'
import { downloadPlainQuery, downloadProposalQuery } from '../downloads.ts'
import { success } from '../envelope.ts'
import { markCopiedRequest, portalResponse } from '../portal.ts'
import { createdResponse } from '../projects.ts'
import {
  changeProposalRequest,
  coordinatorMessagesResponse,
  formFields,
  createManualGrantRequest,
  draftAgainRequest,
  draftAgainResponse,
  improveAnswerRequest,
  newQuestionRequest,
  proposalResponse,
  passagesResponse,
  sourcesResponse,
} from '../proposals.ts'
import { writeAgainRequest } from '../texts.ts'

/** Grant applications. */
export const proposalCalls = {
  'POST /proposals/createManualGrant': {
    summary: 'Creates an application whose questions are typed in.',
    access: 'user',
    body: createManualGrantRequest,
    hasLongTexts: true,
    status: 201,
    response: createdResponse,
  },
  'POST /proposals/createUploadGrant': {
    summary: 'Creates an application from a form. Grant information is sent as grantInfo[0][question] and so on.',
    access: 'user',
    upload: { of: 'document', fields: createManualGrantRequest },
    status: 201,
    response: createdResponse,
  },
  'GET /proposals/:id': {
    summary: 'Answers an application with its questions and answers.',
    access: 'user',
    openToAdmins: true,
    params: { id: 'proposal' },
    response: proposalResponse,
  },
  'GET /proposals/:id/download': {
    summary:
      'Downloads an application with its answers as Word, PDF, Markdown or plain text, with what `include` names.',
    access: 'user',
    openToAdmins: true,
    params: { id: 'proposal' },
    query: downloadProposalQuery,
    response: 'file',
  },
  'GET /proposals/:id/coverLetter/download': {
    summary: 'Downloads the cover letter of an application as Word, PDF, Markdown or plain text.',
    access: 'user',
    openToAdmins: true,
    params: { id: 'proposal' },
    query: downloadPlainQuery,
    response: 'file',
  },
  'GET /proposals/:id/coordinatorMessages': {
    summary: 'Answers all that the coordinator said about an application.',
    access: 'admin',
    params: { id: 'proposal' },
    response: coordinatorMessagesResponse,
  },
  'GET /proposals/:id/questions/:questionId/sources': {
    summary: 'Answers the passages that an answer rests on, or that come near one that is missing.',
    access: 'user',
    openToAdmins: true,
    params: { id: 'proposal', questionId: 'question' },
    response: sourcesResponse,
  },
  'GET /proposals/:id/passages': {
    summary: 'Answers the passages that come near the missing answers of an application.',
    access: 'user',
    openToAdmins: true,
    params: { id: 'proposal' },
    response: passagesResponse,
  },
  'GET /proposals/:id/portal': {
    summary: 'Answers the answers of an application as they are pasted into a web form, with the counts of the form.',
    access: 'user',
    params: { id: 'proposal' },
    response: portalResponse,
  },
  'POST /proposals/:id/questions/:questionId/copied': {
    summary: 'Notes that an answer was copied into the web form, or that it was not.',
    access: 'user',
    params: { id: 'proposal', questionId: 'question' },
    body: markCopiedRequest,
    response: success,
  },
  'POST /proposals/:id/update': {
    summary: 'Changes what is given of an application: its name, purpose, funder, deadline, stage, amounts or owner.',
    access: 'user',
    params: { id: 'proposal' },
    body: changeProposalRequest,
    hasLongTexts: true,
    response: proposalResponse,
  },
  'POST /proposals/:id/form': {
    summary: 'Gives an application a form later, or another one where the first could not be read.',
    access: 'user',
    params: { id: 'proposal' },
    upload: { of: 'document', fields: formFields },
    response: proposalResponse,
  },
  'POST /proposals/:id/duplicate': {
    summary: 'Makes a copy of an application, with its answers as drafts.',
    access: 'user',
    params: { id: 'proposal' },
    status: 201,
    response: createdResponse,
  },
  'POST /proposals/:id/remove': {
    summary: 'Removes an application with all that belongs to it.',
    access: 'user',
    params: { id: 'proposal' },
    response: success,
  },
  'POST /proposals/:id/toggleArchived': {
    summary: 'Archives an application, or takes it back.',
    access: 'user',
    params: { id: 'proposal' },
    response: proposalResponse,
  },
  'POST /proposals/:id/newQuestion': {
    summary: 'Adds a question to an application and has it answered.',
    access: 'user',
    params: { id: 'proposal' },
    body: newQuestionRequest,
    hasLongTexts: true,
    status: 201,
    response: proposalResponse,
  },
  'POST /proposals/:id/improveAnswer/:questionId': {
    summary: 'Has an answer improved as the user asks.',
    access: 'user',
    params: { id: 'proposal', questionId: 'question' },
    body: improveAnswerRequest,
    hasLongTexts: true,
    response: proposalResponse,
  },
  'POST /proposals/:id/draftAgain': {
    summary: 'Has answers drafted again.',
    access: 'user',
    params: { id: 'proposal' },
    body: draftAgainRequest,
    hasLongTexts: true,
    response: draftAgainResponse,
  },
  'POST /coverLetters/generate/:proposalId': {
    summary: 'Has the cover letter of an application written.',
    access: 'user',
    params: { proposalId: 'proposal' },
    body: writeAgainRequest,
    response: proposalResponse,
  },
  'POST /proposals/:id/generateFunderOverview': {
    summary: 'Has the overview of an application’s funder written.',
    access: 'user',
    params: { id: 'proposal' },
    response: proposalResponse,
  },
} as const satisfies CallTable
