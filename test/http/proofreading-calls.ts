import { createdResponse } from '../../adapters/http-contract/projects.ts'
import { proofreadingResponse } from '../../adapters/http-contract/proofreading.ts'
import { proposalResponse } from '../../adapters/http-contract/proposals.ts'
import { textResponse } from '../../adapters/http-contract/texts.ts'
import type { HttpClient } from '../support/http-client.ts'
import { eventually } from '../support/waiting.ts'
import type { World } from '../support/world.ts'
import type { Examples } from './call.ts'

const ANSWERS = ['Our ASB team visits every school.', 'We work against anti-social behaviour (ASB).']

/** The path of an application of the owner whose first answer uses what the second one explains. */
async function answered(_world: World, _caller: HttpClient, owner: HttpClient): Promise<string> {
  const { id } = await owner.post('/proposals/createManualGrant', { name: 'Warm kitchens' }, createdResponse)
  for (const text of ANSWERS) {
    const asked = { questionText: `What of ${text.slice(0, 6)}?` }
    const { proposal } = await owner.post(`/proposals/${id}/newQuestion`, asked, proposalResponse)
    const answer = `/proposals/${id}/questions/${proposal.questions.at(-1)!.id}/answer/edit`
    await owner.post(answer, { text, basedOn: 0 }, textResponse)
  }
  return `/proposals/${id}`
}

/** The path of what is suggested for it. */
async function suggested(world: World, caller: HttpClient, owner: HttpClient): Promise<string> {
  const path = await answered(world, caller, owner)
  await owner.post(`${path}/proofreading`, undefined, proofreadingResponse)
  return eventually(async () => {
    await world.workOff()
    const { proofreading } = await owner.get(`${path}/proofreading`, proofreadingResponse)
    const [suggestion] = proofreading.suggestions
    if (suggestion === undefined) throw new Error('Nothing is suggested yet.')
    return `${path}/suggestions/${suggestion.id}`
  })
}

/** Answers that are read together. */
export const proofreadingCallExamples = {
  'POST /proposals/:id/proofreading': { leadsTo: async (...scene) => `${await answered(...scene)}/proofreading` },
  'POST /proposals/:id/suggestions/:suggestionId/apply': {
    leadsTo: async (...scene) => `${await suggested(...scene)}/apply`,
  },
  'POST /proposals/:id/suggestions/:suggestionId/dismiss': {
    leadsTo: async (...scene) => `${await suggested(...scene)}/dismiss`,
    sends: () => ({}),
    wrong: { sends: () => ({ json: { undo: 'yes' } }), fields: ['undo'] },
  },
} satisfies Partial<Examples>
