import { textVersionsResponse, textResponse } from '../../adapters/http-contract/texts.ts'
import { createdResponse } from '../../adapters/http-contract/projects.ts'
import { proposalResponse } from '../../adapters/http-contract/proposals.ts'
import type { HttpClient } from '../support/http-client.ts'
import type { World } from '../support/world.ts'
import type { Examples } from './call.ts'

const NOTHING = 'f'.repeat(24)

async function someAnswer(owner: HttpClient): Promise<string> {
  const { id } = await owner.post('/proposals/createManualGrant', { name: 'Warm kitchens' }, createdResponse)
  const { proposal } = await owner.post(`/proposals/${id}/newQuestion`, { questionText: 'Why?' }, proposalResponse)
  return `/proposals/${id}/questions/${proposal.questions[0]?.id}/answer`
}

/** Calls on a text that was edited twice, so that there is something to go back to. */
function textExamples(makeText: (owner: HttpClient) => Promise<string>) {
  let path = ''
  const edited = async (_world: World, _caller: HttpClient, owner: HttpClient) => {
    path = await makeText(owner)
    const { version: basedOn } = await owner.post(`${path}/edit`, { text: 'First.', basedOn: 0 }, textResponse)
    await owner.post(`${path}/edit`, { text: 'Second.', basedOn }, textResponse)
    const { versions } = await owner.get(`${path}/versions`, textVersionsResponse)
    return { json: { versionId: versions.at(-1)?.id } }
  }
  return {
    edit: {
      sends: () => ({ json: { text: 'We run a youth club.', basedOn: 0 } }),
      wrong: {
        sends: () => ({ json: { text: 'x'.repeat(100_001), basedOn: -1, session: '', sequence: 'one' } }),
        fields: ['text', 'basedOn', 'session', 'sequence'],
      },
    },
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

export const textCallExamples = {
  'POST /proposals/:id/questions/:questionId/answer/edit': answer.edit,
  'POST /proposals/:id/questions/:questionId/answer/restore': answer.restore,
  'POST /proposals/:id/questions/:questionId/answer/undo': answer.undo,
} satisfies Partial<Examples>
