import { textVersionsResponse, textResponse } from '../../adapters/http-contract/texts.ts'
import { createdResponse } from '../../adapters/http-contract/projects.ts'
import { proposalResponse } from '../../adapters/http-contract/proposals.ts'
import { documentResponse } from '../../adapters/http-contract/documents.ts'
import { formWith, type HttpClient } from '../support/http-client.ts'
import type { World } from '../support/world.ts'
import type { Example, Examples } from './call.ts'

const NOTHING = 'f'.repeat(24)

const someApplication = async (owner: HttpClient) =>
  (await owner.post('/proposals/createManualGrant', { name: 'Warm kitchens' }, createdResponse)).id

async function someAnswer(owner: HttpClient): Promise<string> {
  const id = await someApplication(owner)
  const { proposal } = await owner.post(`/proposals/${id}/newQuestion`, { questionText: 'Why?' }, proposalResponse)
  return `/proposals/${id}/questions/${proposal.questions[0]?.id}/answer`
}

const someLetter = async (owner: HttpClient) => `/proposals/${await someApplication(owner)}/coverLetter`

const someProject = async (owner: HttpClient) =>
  (await owner.post('/projects/create', { name: 'Harbour youth club' }, createdResponse)).id

const someOverview = async (owner: HttpClient) => `/projects/${await someProject(owner)}/overview`

const someSection = async (owner: HttpClient) => `/projects/${await someProject(owner)}/brief/need`

async function someReport(owner: HttpClient): Promise<string> {
  const project = await someProject(owner)
  const form = formWith({ name: 'report.txt', content: 'We run a youth club for 120 young people.' })
  await owner.upload(`/documentLibrary/uploadProjectDocument/${project}/reports`, form, documentResponse)
  const toWrite = { name: 'Our year', reportPrompt: 'Our activities' }
  return `/projects/reports/${(await owner.post(`/projects/${project}/createReport`, toWrite, createdResponse)).id}/text`
}

const wrongEdit = {
  sends: () => ({ json: { text: 'x'.repeat(100_001), basedOn: -1, session: '', sequence: 'one' } }),
  fields: ['text', 'basedOn', 'session', 'sequence'],
}

/** Calls on a text that was edited twice, so that there is something to go back to. */
function textExamples(makeText: (owner: HttpClient) => Promise<string>) {
  let path = ''
  const versionsOf = async (owner: HttpClient) => (await owner.get(`${path}/versions`, textVersionsResponse)).versions
  const edited = async (_world: World, _caller: HttpClient, owner: HttpClient) => {
    path = await makeText(owner)
    let basedOn = (await versionsOf(owner)).at(0)?.version ?? 0
    for (const text of ['First.', 'Second.'])
      basedOn = (await owner.post(`${path}/edit`, { text, basedOn }, textResponse)).version
    return { json: { versionId: (await versionsOf(owner)).at(-1)?.id } }
  }
  return {
    edit: { sends: () => ({ json: { text: 'We run a youth club.', basedOn: 0 } }), wrong: wrongEdit },
    restore: {
      sends: () => ({ json: { versionId: NOTHING } }),
      prepares: edited,
      leadsTo: async () => `${path}/restore`,
      wrong: { sends: () => ({ json: { versionId: 'the first' } }), fields: ['versionId'] },
    },
    undo: {
      sends: () => ({ json: {} }),
      prepares: async (...scene: Parameters<typeof edited>) => ({ json: (await edited(...scene)) && {} }),
      leadsTo: async () => `${path}/undo`,
      wrong: { sends: () => ({ json: { version: 0 } }), fields: ['version'] },
    },
  }
}

const answer = textExamples(someAnswer)
const letter = textExamples(someLetter)
const report = textExamples(someReport)
const overview = textExamples(someOverview)
const section = textExamples(someSection)

/** Whoever calls changes the facts file of their own account. */
const factsFile = textExamples(async () => '/account/factsFile')
const ofCaller = (prepares: NonNullable<Example['prepares']>) => (world: World, caller: HttpClient) =>
  prepares(world, caller, caller)
const facts = {
  edit: factsFile.edit,
  restore: { ...factsFile.restore, prepares: ofCaller(factsFile.restore.prepares) },
  undo: { ...factsFile.undo, prepares: ofCaller(factsFile.undo.prepares) },
}

export const textCallExamples = {
  'POST /proposals/:id/questions/:questionId/answer/edit': answer.edit,
  'POST /proposals/:id/questions/:questionId/answer/restore': answer.restore,
  'POST /proposals/:id/questions/:questionId/answer/undo': answer.undo,
  'POST /proposals/:id/coverLetter/edit': letter.edit,
  'POST /proposals/:id/coverLetter/restore': letter.restore,
  'POST /proposals/:id/coverLetter/undo': letter.undo,
  'POST /projects/reports/:id/text/edit': report.edit,
  'POST /projects/reports/:id/text/restore': report.restore,
  'POST /projects/reports/:id/text/undo': report.undo,
  'POST /projects/:id/overview/edit': overview.edit,
  'POST /projects/:id/overview/restore': overview.restore,
  'POST /projects/:id/overview/undo': overview.undo,
  'POST /projects/:id/brief/:section/edit': section.edit,
  'POST /projects/:id/brief/:section/restore': section.restore,
  'POST /projects/:id/brief/:section/undo': section.undo,
  'POST /account/factsFile/edit': facts.edit,
  'POST /account/factsFile/restore': facts.restore,
  'POST /account/factsFile/undo': facts.undo,
} satisfies Partial<Examples>

/** Calls by which a text is written again. */
export const writeAgain = {
  sends: () => ({ json: {} }),
  wrong: { sends: () => ({ json: { confirmed: 'perhaps' } }), fields: ['confirmed'] },
}
