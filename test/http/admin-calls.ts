import { createdResponse } from '../../adapters/http-contract/projects.ts'
import { proposalResponse } from '../../adapters/http-contract/proposals.ts'
import { formWith, type HttpClient, type Sent } from '../support/http-client.ts'
import type { World } from '../support/world.ts'
import { writeAgain } from './text-calls.ts'
import type { Examples } from './call.ts'

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

export const adminCalls = {
  'POST /admin/accounts/:accountId/remove': { endsSessions: true },
  'POST /admin/users/:userId/verificationLink': {
    leadsTo: async (world) => `/admin/users/${(await world.registered()).user.id}/verificationLink`,
  },
  'POST /admin/proposals/reloadAllAnswers': {
    sends: () => ({ json: { proposalId: NOTHING } }),
    prepares: asked,
    wrong: { sends: () => ({ json: { proposalId: 'x' } }), fields: ['proposalId'] },
  },
  'POST /admin/proposals/reloadSingleAnswer': {
    sends: () => ({ json: { proposalId: NOTHING, questionId: NOTHING } }),
    prepares: asked,
    wrong: { sends: () => ({ json: { questionId: 5 } }), fields: ['proposalId', 'questionId'] },
  },
  'POST /admin/proposalsDocuments/changeClassification': {
    sends: () => ({ json: { proposalDocumentId: NOTHING } }),
    prepares: uploaded,
    wrong: { sends: () => ({ json: {} }), fields: ['proposalDocumentId'] },
  },
  'POST /admin/accounts/:accountId/generateFactsFile': { ...writeAgain, sends: () => ({ json: { confirmed: true } }) },
  'POST /admin/accounts/:accountId/settings': {
    sends: () => ({ json: { language: 'de', toneOfVoice: 'plain and warm' } }),
    wrong: wrongSettings,
  },
} satisfies Partial<Examples>
