import {
  doneResponse,
  factsFileRequestedResponse,
  invitationLinkResponse,
  removedAccountResponse,
  settingsRequest,
  settingsResponse,
  settingsSavedResponse,
} from '../accounts.ts'
import {
  accountResponse,
  allProposalsQuery,
  allProposalsResponse,
  auditQuery,
  auditResponse,
  changeClassificationRequest,
  grantDocumentResponse,
  grantDocumentsQuery,
  grantDocumentsResponse,
  reloadAllAnswersRequest,
  reloadSingleAnswerRequest,
  usersQuery,
  usersResponse,
} from '../admin.ts'
import type { CallTable } from '../call.ts'
import { proposalResponse } from '../proposals.ts'
import { writeAgainRequest } from '../texts.ts'

/** Calls for admins about all accounts. */
export const adminCalls = {
  'GET /admin/users': {
    summary: 'Lists the users of all accounts.',
    access: 'admin',
    query: usersQuery,
    response: usersResponse,
  },
  'POST /admin/users/:userId/remove': {
    summary: 'Removes one user of an account, whose texts stay.',
    access: 'admin',
    params: { userId: 'user' },
    response: doneResponse,
  },
  'POST /admin/users/:userId/verificationLink': {
    summary: 'Makes the link that confirms a user’s address, to be handed on where no mail server is set up.',
    access: 'admin',
    params: { userId: 'user' },
    status: 201,
    response: invitationLinkResponse,
  },
  'GET /admin/proposals': {
    summary: 'Lists the applications of all accounts.',
    access: 'admin',
    query: allProposalsQuery,
    response: allProposalsResponse,
  },
  'GET /admin/proposalsDocuments': {
    summary: 'Lists the uploaded forms of all accounts.',
    access: 'admin',
    query: grantDocumentsQuery,
    response: grantDocumentsResponse,
  },
  'GET /admin/auditLog': {
    summary: 'Lists what admins did.',
    access: 'admin',
    query: auditQuery,
    response: auditResponse,
  },
  'GET /admin/accounts/:accountId': {
    summary: 'Answers an account with what it holds.',
    access: 'admin',
    params: { accountId: 'account' },
    response: accountResponse,
  },
  'POST /admin/accounts/:accountId/remove': {
    summary: 'Deletes an account with everything in it.',
    access: 'admin',
    params: { accountId: 'account' },
    response: removedAccountResponse,
  },
  'GET /admin/accounts/:accountId/settings': {
    summary: 'Answers how texts are written for an account.',
    access: 'admin',
    params: { accountId: 'account' },
    response: settingsResponse,
  },
  'POST /admin/accounts/:accountId/settings': {
    summary: 'Changes how texts are written for an account.',
    access: 'admin',
    params: { accountId: 'account' },
    body: settingsRequest,
    response: settingsSavedResponse,
  },
  'POST /admin/accounts/:accountId/generateFactsFile': {
    summary: 'Has the facts file of an account written.',
    access: 'admin',
    params: { accountId: 'account' },
    body: writeAgainRequest,
    response: factsFileRequestedResponse,
  },
  'POST /admin/proposals/reloadAllAnswers': {
    summary: 'Has every answer of an application written again.',
    access: 'admin',
    body: reloadAllAnswersRequest,
    response: proposalResponse,
  },
  'POST /admin/proposals/reloadSingleAnswer': {
    summary: 'Has one answer written again.',
    access: 'admin',
    body: reloadSingleAnswerRequest,
    response: proposalResponse,
  },
  'POST /admin/proposalsDocuments/changeClassification': {
    summary: 'Changes what an uploaded form is classified as.',
    access: 'admin',
    body: changeClassificationRequest,
    response: grantDocumentResponse,
  },
} as const satisfies CallTable
