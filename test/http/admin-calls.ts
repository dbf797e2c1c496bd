import {
  accountResponse,
  allProposalsResponse,
  auditResponse,
  grantDocumentResponse,
  grantDocumentsResponse,
  usersResponse,
} from '../../adapters/http-contract/admin.ts'
import {
  doneResponse,
  factsFileRequestedResponse,
  settingsResponse,
  settingsSavedResponse,
} from '../../adapters/http-contract/accounts.ts'
import { createdResponse } from '../../adapters/http-contract/projects.ts'
import { proposalResponse } from '../../adapters/http-contract/proposals.ts'
import { formWith, type HttpClient, type Sent } from '../support/http-client.ts'
import type { World } from '../support/world.ts'
import type { Call } from './call.ts'

export const wrongSettings = {
  sends: () => ({ json: { language: 'Deutsch!', toneOfVoice: 'x'.repeat(2001) } }),
  fields: ['language', 'toneOfVoice'],
}

const NOTHING = 'f'.repeat(24)

/** An application with a question that waits for its answer. */
async function asked(_world: World, _caller: HttpClient, owner: HttpClient): Promise<Sent> {
  const { id } = await owner.post('/proposals/createManualGrant', { name: 'Warm kitchens' }, createdResponse)
  const { proposal } = await owner.post(`/proposals/${id}/newQuestion`, { questionText: 'Why?' }, proposalResponse)
  return { json: { proposalId: id, questionId: proposal.questions[0]?.id ?? '' } }
}

async function uploaded(_world: World, _caller: HttpClient, owner: HttpClient): Promise<Sent> {
  const form = formWith({ name: 'form.txt', content: '1. Why?' }, { name: 'Warm kitchens' })
  const { id } = await owner.upload('/proposals/createUploadGrant', form, createdResponse)
  return { json: { proposalDocumentId: id } }
}

export const adminCalls: readonly Call[] = [
  { call: 'GET /admin/users', access: 'admin', answers: usersResponse },
  { call: 'GET /admin/proposals', access: 'admin', answers: allProposalsResponse },
  { call: 'GET /admin/proposalsDocuments', access: 'admin', answers: grantDocumentsResponse },
  { call: 'GET /admin/auditLog', access: 'admin', answers: auditResponse },
  { call: 'GET /admin/accounts/:accountId', access: 'admin', answers: accountResponse, names: 'account' },
  {
    call: 'POST /admin/accounts/:accountId/remove',
    access: 'admin',
    answers: doneResponse,
    names: 'account',
    endsSessions: true,
  },
  {
    call: 'POST /admin/proposals/reloadAllAnswers',
    access: 'admin',
    answers: proposalResponse,
    sends: () => ({ json: { proposalId: NOTHING } }),
    prepares: asked,
    wrong: { sends: () => ({ json: { proposalId: 'x' } }), fields: ['proposalId'] },
  },
  {
    call: 'POST /admin/proposals/reloadSingleAnswer',
    access: 'admin',
    answers: proposalResponse,
    sends: () => ({ json: { proposalId: NOTHING, questionId: NOTHING } }),
    prepares: asked,
    wrong: { sends: () => ({ json: { questionId: 5 } }), fields: ['proposalId', 'questionId'] },
  },
  {
    call: 'POST /admin/proposalsDocuments/changeClassification',
    access: 'admin',
    answers: grantDocumentResponse,
    sends: () => ({ json: { proposalDocumentId: NOTHING } }),
    prepares: uploaded,
    wrong: { sends: () => ({ json: {} }), fields: ['proposalDocumentId'] },
  },
  { call: 'GET /admin/accounts/:accountId/settings', access: 'admin', answers: settingsResponse, names: 'account' },
  {
    call: 'POST /admin/accounts/:accountId/settings',
    access: 'admin',
    answers: settingsSavedResponse,
    names: 'account',
    sends: () => ({ json: { language: 'de', toneOfVoice: 'plain and warm' } }),
    wrong: wrongSettings,
  },
  {
    call: 'POST /admin/accounts/:accountId/generateFactsFile',
    access: 'admin',
    answers: factsFileRequestedResponse,
    names: 'account',
  },
]
