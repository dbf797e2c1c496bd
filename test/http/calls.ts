import { expect } from 'chai'
import type { Call, Named } from '../../adapters/http-contract/call.ts'
import { CALLS as TABLE, callNames, methodAndPath } from '../../adapters/http-contract/calls.ts'
import { invitedResponse, userResponse } from '../../adapters/http-contract/accounts.ts'
import { answersResponse } from '../../adapters/http-contract/answers.ts'
import { commentsResponse } from '../../adapters/http-contract/comments.ts'
import { documentResponse } from '../../adapters/http-contract/documents.ts'

import { createdResponse } from '../../adapters/http-contract/projects.ts'
import { proposalResponse } from '../../adapters/http-contract/proposals.ts'
import { reportResponse } from '../../adapters/http-contract/reports.ts'
import { textResponse } from '../../adapters/http-contract/texts.ts'

import { formWith, type HttpClient } from '../support/http-client.ts'
import { eventually } from '../support/waiting.ts'
import { PASSWORD, type World } from '../support/world.ts'
import { adminCalls, wrongSettings } from './admin-calls.ts'
import { formCalls } from './form-calls.ts'
import { adminFunderCalls } from './funder-calls.ts'
import { accountUserCalls } from './account-user-calls.ts'
import type { Examples, Owned, TestedCall } from './call.ts'
import { operatorCalls } from './operator-calls.ts'
import { profileCallExamples } from './profile-calls.ts'
import { proofreadingCallExamples } from './proofreading-calls.ts'
import { questionCalls } from './question-calls.ts'
import { answerCallExamples } from './answer-calls.ts'
import { sessionCalls } from './session-calls.ts'
import { textCallExamples, writeAgain } from './text-calls.ts'
import { taskBoardCalls } from './task-board-calls.ts'

const LONG_NAME = 'x'.repeat(10_001)
const wrongName = { sends: () => ({ json: { name: '  ' } }), fields: ['name'] }
const someFile = () => formWith({ name: 'report.txt', content: 'We run a youth club for 120 young people.' })
let files = 0
/** Of bytes that no document has. */
const anotherFile = () => formWith({ name: 'report.txt', content: `We ran ${++files} youth clubs.` })
const wrongUpload = {
  sends: () => ({ form: formWith(null, { lastModified: 'yesterday' }) }),
  fields: ['file', 'lastModified'],
}

let emails = 0

const accountCalls = {
  'POST /account/register': {
    endsSessions: true,
    sends: () => ({ json: { email: `newcomer${++emails}@example.org`, password: PASSWORD } }),
    wrong: {
      sends: () => ({ json: { email: 'nobody', firstName: 7, lastName: 'x'.repeat(201) } }),
      fields: ['email', 'firstName', 'lastName', 'password'],
    },
  },
  'POST /account/login': {
    endsSessions: true,
    sends: () => ({ json: { email: 'person1@example.org', password: PASSWORD } }),
    wrong: { sends: () => ({ json: { email: 5 } }), fields: ['email', 'password'] },
  },
  'POST /account/logout': { endsSessions: true },
  'POST /account/preferences': {
    sends: () => ({ json: { preferencesChange: { showAllProjects: true } } }),
    wrong: { sends: () => ({ json: { preferencesChange: { a: null } } }), fields: ['preferencesChange.a'] },
  },
  'POST /account/settings': {
    sends: () => ({ json: { language: 'de', toneOfVoice: 'plain and warm', staysOnServer: true } }),
    wrong: wrongSettings,
  },
} satisfies Partial<Examples>

const projectCalls = {
  'POST /projects/create': { sends: () => ({ json: { name: 'Harbour youth club' } }), wrong: wrongName },
  'POST /projects/:id/brief': {
    sends: () => ({
      json: {
        sections: [{ key: 'need', text: 'Fuel costs rose.' }],
        budget: { lines: [{ item: 'Cook', amount: 4000, fromThisFunder: 3000, fromOthers: 1000, inKind: 0 }] },
      },
    }),
    wrong: {
      sends: () => ({
        json: {
          sections: [{ key: 'weather', text: 5, basedOn: -1 }],
          budget: { currency: 'pounds', lines: [{ item: 'Cook' }, { amount: 'x', inKind: -1 }] },
        },
      }),
      fields: [
        'sections.0.key',
        'sections.0.text',
        'sections.0.basedOn',
        'budget.currency',
        'budget.lines.1.item',
        'budget.lines.1.amount',
        'budget.lines.1.inKind',
      ],
    },
  },
  'POST /projects/:id/generateOverview': writeAgain,
  'POST /projects/:id/update': { sends: () => ({ json: { name: 'Harbour youth club' } }), wrong: wrongName },
} satisfies Partial<Examples>

const label = { documentIds: ['f'.repeat(24)], label: 'shared', isSet: true }

async function uploadedBy(caller: HttpClient): Promise<string> {
  return (await caller.upload('/documentLibrary/uploadSharedDocument', anotherFile(), documentResponse)).document.id
}

const documentCalls = {
  'POST /documentLibrary/uploadSharedDocument': { sends: () => ({ form: someFile() }), wrong: wrongUpload },
  'POST /documentLibrary/:id/update': { sends: () => ({ json: { name: 'Harbour report' } }), wrong: wrongName },
  'POST /documentLibrary/label': {
    sends: () => ({ json: label }),
    prepares: async (_world, caller) => ({ json: { ...label, documentIds: [await uploadedBy(caller)] } }),
    wrong: {
      sends: () => ({ json: { documentIds: ['x'], label: 'everything', isSet: 'yes' } }),
      fields: ['documentIds.0', 'label', 'isSet'],
    },
  },
  'POST /documentLibrary/:id/replace': { sends: () => ({ form: anotherFile() }), wrong: wrongUpload },
  'POST /documentLibrary/uploadProjectDocument/:projectId/:projectSection': {
    sends: () => ({ form: someFile() }),
    wrong: wrongUpload,
  },
} satisfies Partial<Examples>

const grantInfo = [{ question: 'How much are you requesting?', answer: '£12,000' }]

const planned = {
  deadline: '2026-05-01T11:00:00Z',
  deadlineZone: 'Europe/London',
  stage: 'review',
  amountAsked: 12_000,
  amountGiven: null,
  currency: 'GBP',
  ownerId: null,
  nextStep: { text: 'Ring the funder', due: '2026-04-01' },
}
const wronglyPlanned = {
  deadline: 'soon',
  deadlineZone: 'Europe/Atlantis',
  stage: 'x',
  amountAsked: -1,
  amountGiven: 'much',
  currency: 'pounds',
  ownerId: 'x',
  nextStep: 'Ring them',
}

const proposalCalls = {
  'POST /proposals/createManualGrant': {
    sends: () => ({ json: { name: 'Warm kitchens', grantInfo, funderName: 'The Harbour Trust' } }),
    wrong: {
      sends: () => ({
        json: { name: ' ', projectId: 'x', funderId: 'y', grantInfo: [{ question: 'a', answer: 5 }, {}] },
      }),
      fields: ['name', 'projectId', 'funderId', 'grantInfo.0.answer', 'grantInfo.1.answer', 'grantInfo.1.question'],
    },
  },
  'POST /proposals/createUploadGrant': {
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
  'POST /proposals/:id/update': {
    sends: () => ({ json: { name: 'Warmer kitchens', grantInfo, ...planned } }),
    wrong: {
      sends: () => ({
        json: { name: ' ', grantInfo: 5, funderId: 'x', funderName: 5, counting: 'x', ...wronglyPlanned },
      }),
      fields: ['name', 'grantInfo', 'funderId', 'funderName', 'counting', ...Object.keys(wronglyPlanned)],
    },
  },
  'POST /proposals/:id/form': {
    sends: () => ({ form: formWith({ name: 'form.txt', content: '1. Who will benefit? (max 100 words)\n' }) }),
    wrong: { sends: () => ({ form: formWith(null) }), fields: ['file'] },
  },
  'POST /proposals/:id/newQuestion': {
    sends: () => ({ json: { questionText: 'Who will benefit?' } }),
    wrong: { sends: () => ({ json: { questionText: ' ' } }), fields: ['questionText'] },
  },
  'POST /proposals/:id/improveAnswer/:questionId': {
    afterWork: true,
    sends: () => ({ json: { userRequest: 'Make it shorter' } }),
    wrong: { sends: () => ({ json: { userRequest: ' ' } }), fields: ['userRequest'] },
  },
  'POST /proposals/:id/draftAgain': {
    sends: () => ({ json: { scope: 'all', confirmed: true } }),
    wrong: {
      sends: () => ({ json: { scope: 'some', questionIds: ['x'], confirmed: 1 } }),
      fields: ['scope', 'questionIds.0', 'confirmed'],
    },
  },
  'POST /coverLetters/generate/:proposalId': { ...writeAgain, afterWork: true },
} satisfies Partial<Examples>

/** A report of the owner that is written or could not be. */
async function writtenReport(world: World, _caller: HttpClient, owner: HttpClient): Promise<string> {
  const { id: project } = await owner.post('/projects/create', { name: 'Harbour youth club' }, createdResponse)
  await owner.upload(`/documentLibrary/uploadProjectDocument/${project}/reports`, someFile(), documentResponse)
  const report = { name: 'Our year', reportPrompt: 'Our activities' }
  const { id } = await owner.post(`/projects/${project}/createReport`, report, createdResponse)
  await eventually(async () => {
    await world.workOff()
    expect((await owner.get(`/projects/reports/${id}`, reportResponse)).report.status).not.to.equal('processing')
  })
  return `/projects/reports/${id}/generate`
}

const reportCalls = {
  'POST /projects/:id/createReport': {
    sends: () => ({ json: { name: 'Report to the Harbour Trust', reportPrompt: 'What did we do in 2025?' } }),
    wrong: { sends: () => ({ json: { name: ' ', reportPrompt: ' \n ' } }), fields: ['name', 'reportPrompt'] },
  },
  'POST /projects/reports/:id/update': {
    sends: () => ({ json: { name: 'Report to all our funders', reportPrompt: 'Our year', dueAt: null } }),
    wrong: {
      sends: () => ({ json: { name: ' ', reportPrompt: ' ', dueAt: 'soon', dueZone: 'Mars' } }),
      fields: ['name', 'reportPrompt', 'dueAt', 'dueZone'],
    },
  },
  'POST /projects/reports/:id/generate': {
    sends: () => ({ json: { reportPrompt: 'What did we do in 2026?' } }),
    leadsTo: writtenReport,
    wrong: { sends: () => ({ json: { reportPrompt: ' ', confirmed: 1 } }), fields: ['reportPrompt', 'confirmed'] },
  },
} satisfies Partial<Examples>

const EXAMPLES: Examples = {
  ...accountUserCalls,
  ...accountCalls,
  ...sessionCalls,
  ...profileCallExamples,
  ...answerCallExamples,
  ...projectCalls,
  ...documentCalls,
  ...proposalCalls,
  ...questionCalls,
  ...proofreadingCallExamples,
  ...formCalls,
  ...adminCalls,
  ...adminFunderCalls,
  ...operatorCalls,
  ...taskBoardCalls,
  ...reportCalls,
  ...textCallExamples,
}

const NOT_OWNED: readonly Named[] = ['job', 'session']

/** What the address of a call names first. */
function namedBy({ params = {} }: Call): keyof Owned | undefined {
  const named = Object.values(params).find((kind) => typeof kind === 'string')
  return named === undefined || NOT_OWNED.includes(named) ? undefined : (named as keyof Owned)
}

/** Every call of the API, and how it is made. */
export const CALLS: readonly TestedCall[] = callNames.map((call) => {
  const row: Call = TABLE[call]
  return { call, ...row, ...EXAMPLES[call], names: namedBy(row) }
})

let funders = 0

/** Something of every kind that a call can name, or what a call needs that names one kind. */
export async function somethingOwned(client: HttpClient, needed?: keyof Owned): Promise<Owned> {
  const isFor = (...kinds: readonly (keyof Owned)[]) => needed === undefined || kinds.includes(needed)
  const { accountId: account } = (await client.get('/account/me', userResponse)).user
  const { id: project } = await client.post('/projects/create', { name: 'Harbour youth club' }, createdResponse)
  if (isFor('project', 'report')) await uploadToProject(client, project)
  const proposal = isFor('proposal', 'question', 'comment', 'funder', 'answer', 'item', 'suggestion')
  return {
    ...NOTHING_NEEDED,
    account,
    project,
    ...(proposal ? await applicationOf(client, project, isFor('answer')) : {}),
    ...(isFor('document') ? { document: await ownDocument(client) } : {}),
    ...(isFor('report') ? { report: await ownReport(client, project) } : {}),
    ...(isFor('answer', 'user', 'invitation') ? invitedAs(await invitedUser(client)) : {}),
  }
}

async function uploadToProject(client: HttpClient, project: string): Promise<void> {
  for (const section of ['reports', 'grants'])
    await client.upload(`/documentLibrary/uploadProjectDocument/${project}/${section}`, someFile(), documentResponse)
}

async function ownDocument(client: HttpClient): Promise<string> {
  const form = formWith({ name: 'owned.txt', content: 'We own this text.' })
  return (await client.upload('/documentLibrary/uploadSharedDocument', form, documentResponse)).document.id
}

async function ownReport(client: HttpClient, project: string): Promise<string> {
  const toWrite = { name: 'Our year', reportPrompt: 'Our activities' }
  return (await client.post(`/projects/${project}/createReport`, toWrite, createdResponse)).id
}

/** With a funder and a question, on which something is said; also an answer to remember, where it is asked for. */
async function applicationOf(client: HttpClient, project: string, withAnswer: boolean): Promise<Partial<Owned>> {
  const grant = {
    name: 'Warm kitchens',
    projectId: project,
    funderName: `A funder that nobody else has typed ${++funders}`,
  }
  const { id: proposal } = await client.post('/proposals/createManualGrant', grant, createdResponse)
  const asked = await client.post(`/proposals/${proposal}/newQuestion`, { questionText: 'Why?' }, proposalResponse)
  const [question] = asked.proposal.questions
  const { funder } = asked.proposal
  const said = `/proposals/${proposal}/questions/${question?.id ?? ''}/comments`
  const { comments } = await client.post(said, { text: 'Is this right?' }, commentsResponse)
  if (!question || !funder) throw new Error('The application lacks its question or its funder.')
  const ids = { proposal, question: question.id, funder: funder.id, comment: comments[0]!.id }
  return withAnswer ? { ...ids, answer: await rememberedAnswer(client, proposal) } : ids
}

/** To make everything takes a dozen calls, with the work that they queue. */
const NOT_NEEDED = 'e'.repeat(24)
const NOTHING_NEEDED = {
  answer: NOT_NEEDED,
  comment: NOT_NEEDED,
  document: NOT_NEEDED,
  funder: NOT_NEEDED,
  invitation: NOT_NEEDED,
  item: NOT_NEEDED,
  proposal: NOT_NEEDED,
  question: NOT_NEEDED,
  report: NOT_NEEDED,
  suggestion: NOT_NEEDED,
  user: NOT_NEEDED,
}

async function rememberedAnswer(client: HttpClient, proposal: string): Promise<string> {
  const asked = await client.post(
    `/proposals/${proposal}/newQuestion`,
    { questionText: 'Who gains?' },
    proposalResponse,
  )
  const question = `/proposals/${proposal}/questions/${asked.proposal.questions.at(-1)?.id ?? ''}`
  await client.post(`${question}/answer/edit`, { text: 'Young people in the harbour.', basedOn: 0 }, textResponse)
  await client.post(question, { reviewStatus: 'checked' }, proposalResponse)
  return (await client.get('/answers', answersResponse)).answers[0]?.id ?? ''
}

/** An account has room for a few hundred users only. */
async function invitedUser(client: HttpClient): Promise<string> {
  const sent = { email: `owned${++emails}@example.org` }
  return (await client.post('/account/invite', sent, invitedResponse)).user.id
}

const invitedAs = (id: string) => ({ user: id, invitation: id })

/** Texts in addresses that name nothing of an account's. */
const TEXTS: Readonly<Record<string, string>> = {
  file: 'show-calls.js',
  key: 'mission',
  migrationId: 'recompute-totals',
  name: 'expire-invitations',
  projectSection: 'grants',
  query: 'harbour',
  section: 'need',
}

/** The call's method and an address in which what it names stands. */
export function addressOf({ call, params = {} }: TestedCall, owned: Owned) {
  const { method, path } = methodAndPath(call)
  const filled = path.replace(/:(\w+)/g, (_, name: string) => {
    const kind = params[name]
    return (typeof kind === 'string' ? (owned as Readonly<Record<string, string>>)[kind] : TEXTS[name]) ?? ''
  })
  return { method: method as 'GET' | 'POST' | 'DELETE', path: filled }
}
