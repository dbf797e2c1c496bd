import {
  doneResponse,
  invitedResponse,
  settingsResponse,
  settingsSavedResponse,
  userResponse,
} from '../../adapters/http-contract/accounts.ts'
import {
  documentResponse,
  documentTextResponse,
  sharedDocumentsResponse,
} from '../../adapters/http-contract/documents.ts'
import { funderResponse, fundersResponse } from '../../adapters/http-contract/funders.ts'
import { createdResponse, projectResponse, projectsResponse } from '../../adapters/http-contract/projects.ts'
import {
  coordinatorMessagesResponse,
  proposalResponse,
  sourcesResponse,
} from '../../adapters/http-contract/proposals.ts'
import { reportResponse } from '../../adapters/http-contract/reports.ts'
import { configResponse } from '../../adapters/http-contract/runtime-config.ts'
import { formWith, type HttpClient } from '../support/http-client.ts'
import { PASSWORD } from '../support/world.ts'
import { adminCalls, wrongSettings } from './admin-calls.ts'
import { adminFunderCalls } from './funder-calls.ts'
import { accountUserCalls } from './account-user-calls.ts'
import type { Call, Owned } from './call.ts'
import { operatorCalls } from './operator-calls.ts'
import { sessionCalls } from './session-calls.ts'
import { taskBoardCalls } from './task-board-calls.ts'

const LONG_NAME = 'x'.repeat(10_001)
const wrongName = { sends: () => ({ json: { name: '  ' } }), fields: ['name'] }
const someFile = () => formWith({ name: 'report.txt', content: 'We run a youth club for 120 young people.' })
const wrongUpload = {
  sends: () => ({ form: formWith(null, { lastModified: 'yesterday' }) }),
  fields: ['file', 'lastModified'],
}

let emails = 0

const accountCalls: readonly Call[] = [
  { call: 'GET /config', access: 'anyone', answers: configResponse },
  {
    call: 'POST /account/register',
    access: 'anyone',
    status: 201,
    answers: userResponse,
    endsSessions: true,
    sends: () => ({ json: { email: `newcomer${++emails}@example.org`, password: PASSWORD } }),
    wrong: {
      sends: () => ({ json: { email: 'nobody', firstName: 7, lastName: 'x'.repeat(201) } }),
      fields: ['email', 'firstName', 'lastName', 'password'],
    },
  },
  {
    call: 'POST /account/login',
    access: 'anyone',
    answers: userResponse,
    endsSessions: true,
    sends: () => ({ json: { email: 'person1@example.org', password: PASSWORD } }),
    wrong: { sends: () => ({ json: { email: 5 } }), fields: ['email', 'password'] },
  },
  { call: 'POST /account/logout', access: 'anyone', answers: doneResponse, endsSessions: true },
  { call: 'GET /account/me', access: 'user', answers: userResponse },
  {
    call: 'POST /account/preferences',
    access: 'user',
    answers: userResponse,
    sends: () => ({ json: { preferencesChange: { showAllProjects: true } } }),
    wrong: { sends: () => ({ json: { preferencesChange: { a: null } } }), fields: ['preferencesChange.a'] },
  },
  { call: 'GET /account/settings', access: 'user', answers: settingsResponse },
  {
    call: 'POST /account/settings',
    access: 'user',
    answers: settingsSavedResponse,
    sends: () => ({ json: { language: 'de', toneOfVoice: 'plain and warm' } }),
    wrong: wrongSettings,
  },
]

const projectCalls: readonly Call[] = [
  { call: 'GET /projects/list', access: 'user', answers: projectsResponse },
  {
    call: 'POST /projects/create',
    access: 'user',
    status: 201,
    answers: createdResponse,
    sends: () => ({ json: { name: 'Harbour youth club' } }),
    wrong: wrongName,
  },
  { call: 'GET /projects/:id', access: 'user', answers: projectResponse, names: 'project', openToAdmins: true },
  {
    call: 'POST /projects/:id/update',
    access: 'user',
    answers: projectResponse,
    names: 'project',
    sends: () => ({ json: { name: 'Harbour youth club' } }),
    wrong: wrongName,
  },
  { call: 'POST /projects/:id/toggleArchived', access: 'user', answers: projectResponse, names: 'project' },
  { call: 'POST /projects/:id/generateOverview', access: 'user', answers: projectResponse, names: 'project' },
]

const documentCalls: readonly Call[] = [
  { call: 'GET /documentLibrary/sharedDocuments', access: 'user', answers: sharedDocumentsResponse },
  {
    call: 'GET /documentLibrary/:id/text',
    access: 'user',
    answers: documentTextResponse,
    names: 'document',
    openToAdmins: true,
  },
  {
    call: 'POST /documentLibrary/uploadSharedDocument',
    access: 'user',
    status: 201,
    answers: documentResponse,
    sends: () => ({ form: someFile() }),
    wrong: wrongUpload,
  },
  {
    call: 'POST /documentLibrary/uploadProjectDocument/:projectId/:projectSection',
    access: 'user',
    status: 201,
    answers: documentResponse,
    names: 'project',
    sends: () => ({ form: someFile() }),
    wrong: wrongUpload,
  },
  { call: 'DELETE /documentLibrary/remove/:id', access: 'user', answers: doneResponse, names: 'document' },
]

const funderCalls: readonly Call[] = [
  { call: 'GET /funders/search/:query', access: 'user', answers: fundersResponse },
  { call: 'GET /funders/:id', access: 'user', answers: funderResponse, names: 'funder', openToAdmins: true },
]

const grantInfo = [{ question: 'How much are you requesting?', answer: '£12,000' }]

const proposalCalls: readonly Call[] = [
  {
    call: 'POST /proposals/createManualGrant',
    access: 'user',
    status: 201,
    answers: createdResponse,
    sends: () => ({ json: { name: 'Warm kitchens', grantInfo, funderName: 'The Harbour Trust' } }),
    wrong: {
      sends: () => ({
        json: { name: ' ', projectId: 'x', funderId: 'y', grantInfo: [{ question: 'a', answer: 5 }, {}] },
      }),
      fields: ['name', 'projectId', 'funderId', 'grantInfo.0.answer', 'grantInfo.1.answer', 'grantInfo.1.question'],
    },
  },
  {
    call: 'POST /proposals/createUploadGrant',
    access: 'user',
    status: 201,
    answers: createdResponse,
    sends: () => ({
      form: formWith(
        { name: 'form.txt', content: '1. Who will benefit? (max 100 words)\n' },
        { name: 'Warm kitchens', 'grantInfo[0][question]': 'How much?', 'grantInfo[0][answer]': '£5', projectId: '' },
      ),
    }),
    wrong: {
      sends: () => ({
        form: formWith(null, { name: LONG_NAME, projectId: 'x', funderId: 'y', 'grantInfo[0][question]': 'How much?' }),
      }),
      fields: ['name', 'projectId', 'funderId', 'grantInfo.0.answer', 'file'],
    },
  },
  { call: 'GET /proposals/:id', access: 'user', answers: proposalResponse, names: 'proposal', openToAdmins: true },
  {
    call: 'POST /proposals/:id/update',
    access: 'user',
    answers: proposalResponse,
    names: 'proposal',
    sends: () => ({ json: { name: 'Warmer kitchens' } }),
    wrong: wrongName,
  },
  { call: 'POST /proposals/:id/toggleArchived', access: 'user', answers: proposalResponse, names: 'proposal' },
  {
    call: 'POST /proposals/:id/newQuestion',
    access: 'user',
    status: 201,
    answers: proposalResponse,
    names: 'proposal',
    sends: () => ({ json: { questionText: 'Who will benefit?' } }),
    wrong: { sends: () => ({ json: { questionText: ' ' } }), fields: ['questionText'] },
  },
  {
    call: 'POST /proposals/:id/improveAnswer/:questionId',
    access: 'user',
    answers: proposalResponse,
    names: 'proposal',
    afterWork: true,
    sends: () => ({ json: { userRequest: 'Make it shorter' } }),
    wrong: { sends: () => ({ json: { userRequest: ' ' } }), fields: ['userRequest'] },
  },
  {
    call: 'POST /coverLetters/generate/:proposalId',
    access: 'user',
    answers: proposalResponse,
    names: 'proposal',
    afterWork: true,
  },
  {
    call: 'POST /proposals/:id/generateFunderOverview',
    access: 'user',
    answers: proposalResponse,
    names: 'proposal',
  },
  {
    call: 'GET /proposals/:id/coordinatorMessages',
    access: 'admin',
    answers: coordinatorMessagesResponse,
    names: 'proposal',
  },
  {
    call: 'GET /proposals/:id/questions/:questionId/sources',
    access: 'user',
    answers: sourcesResponse,
    names: 'proposal',
    openToAdmins: true,
  },
]

const reportCalls: readonly Call[] = [
  {
    call: 'POST /projects/:id/createReport',
    access: 'user',
    status: 201,
    answers: createdResponse,
    names: 'project',
    sends: () => ({ json: { name: 'Report to the Harbour Trust', reportPrompt: 'What did we do in 2025?' } }),
    wrong: { sends: () => ({ json: { name: ' ', reportPrompt: ' \n ' } }), fields: ['name', 'reportPrompt'] },
  },
  { call: 'GET /projects/reports/:id', access: 'user', answers: reportResponse, names: 'report', openToAdmins: true },
  {
    call: 'POST /projects/reports/:id/update',
    access: 'user',
    answers: reportResponse,
    names: 'report',
    sends: () => ({ json: { name: 'Report to all our funders' } }),
    wrong: wrongName,
  },
]

export const CALLS: readonly Call[] = [
  ...accountUserCalls,
  ...accountCalls,
  ...sessionCalls,
  ...projectCalls,
  ...documentCalls,
  ...funderCalls,
  ...proposalCalls,
  ...adminCalls,
  ...adminFunderCalls,
  ...operatorCalls,
  ...taskBoardCalls,
  ...reportCalls,
]

let funders = 0

/** Something of every kind that a call can name. */
export async function somethingOwned(client: HttpClient): Promise<Owned> {
  const { accountId: account } = (await client.get('/account/me', userResponse)).user
  const { id: project } = await client.post('/projects/create', { name: 'Harbour youth club' }, createdResponse)
  const grant = {
    name: 'Warm kitchens',
    projectId: project,
    funderName: `A funder that nobody else has typed ${++funders}`,
  }
  const { id: proposal } = await client.post('/proposals/createManualGrant', grant, createdResponse)
  const asked = await client.post(`/proposals/${proposal}/newQuestion`, { questionText: 'Why?' }, proposalResponse)
  const form = formWith({ name: 'owned.txt', content: 'We own this text.' })
  const { document } = await client.upload('/documentLibrary/uploadSharedDocument', form, documentResponse)
  await client.upload(`/documentLibrary/uploadProjectDocument/${project}/reports`, someFile(), documentResponse)
  const toWrite = { name: 'Our year', reportPrompt: 'Our activities' }
  const { id: report } = await client.post(`/projects/${project}/createReport`, toWrite, createdResponse)
  await client.upload(`/documentLibrary/uploadProjectDocument/${project}/grants`, someFile(), documentResponse)
  const [question] = asked.proposal.questions
  const { funder } = asked.proposal
  if (!question || !funder) throw new Error('The application lacks its question or its funder.')
  const invited = await client.post('/account/invite', { email: `owned${++emails}@example.org` }, invitedResponse)
  const ids = { question: question.id, document: document.id, funder: funder.id, invitation: invited.user.id }
  return { account, project, proposal, report, ...ids }
}

/** The call's method and an address in which what it names stands. */
export function addressOf({ call, names }: Call, owned: Owned): { method: 'GET' | 'POST' | 'DELETE'; path: string } {
  const [method, pattern = ''] = call.split(' ')
  const path = pattern
    .replace(':questionId', owned.question)
    .replace(':projectSection', 'grants')
    .replace(':query', 'harbour')
    .replace(':name', 'expire-invitations')
    .replace(':migrationId', 'recompute-totals')
    .replace(/:(id|projectId|proposalId|accountId)/, names ? owned[names] : '')
  return { method: method as 'GET' | 'POST' | 'DELETE', path }
}
