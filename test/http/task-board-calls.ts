import { doneResponse } from '../../adapters/http-contract/accounts.ts'
import { createdResponse } from '../../adapters/http-contract/projects.ts'
import { proposalResponse } from '../../adapters/http-contract/proposals.ts'

import type { HttpClient, Sent } from '../support/http-client.ts'
import { GRANTS_BOARD, TO_CHECK, TRELLO_TOKEN } from '../support/trello-server/trello-data.ts'
import type { World } from '../support/world.ts'
import type { Examples } from './call.ts'

const NOTHING = 'f'.repeat(24)

export async function authorised(_world: World, admin: HttpClient): Promise<Sent> {
  await admin.post('/admin/trello', { token: TRELLO_TOKEN }, doneResponse)
  return {}
}

/** A question for whose card everything is ready. */
export async function readyForCard(world: World, admin: HttpClient): Promise<{ json: { question: { id: string } } }> {
  await authorised(world, admin)
  await admin.post('/admin/trelloConfig', { listId: TO_CHECK }, doneResponse)
  const { id } = await admin.post('/proposals/createManualGrant', { name: 'Warm kitchens' }, createdResponse)
  const question = { questionText: 'Who will benefit?' }
  const { proposal } = await admin.post(`/proposals/${id}/newQuestion`, question, proposalResponse)
  return { json: { question: { id: proposal.questions[0]?.id ?? '' } } }
}

/** They need a world with a task board. */
export const taskBoardCalls = {
  'POST /admin/trello': {
    sends: () => ({ json: { token: TRELLO_TOKEN } }),
    wrong: { sends: () => ({ json: { token: 'a token with "quotes"' } }), fields: ['token'] },
  },
  'GET /admin/trelloGetBoards': { prepares: authorised },
  'GET /admin/trelloGetLists/:boardId': {
    prepares: authorised,
    leadsTo: async () => `/admin/trelloGetLists/${GRANTS_BOARD}`,
  },
  'POST /admin/trelloConfig': {
    sends: () => ({ json: { listId: TO_CHECK } }),
    prepares: async (world, admin) => ({ ...(await authorised(world, admin)), json: { listId: TO_CHECK } }),
    wrong: { sends: () => ({ json: { listId: 'To check' } }), fields: ['listId'] },
  },
  'POST /admin/createTrelloCard': {
    sends: () => ({ json: { question: NOTHING } }),
    prepares: readyForCard,
    wrong: { sends: () => ({ json: { question: { text: 'Why?' } } }), fields: ['question'] },
  },
} satisfies Partial<Examples>
