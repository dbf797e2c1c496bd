import { doneResponse, ownSessionsResponse } from '../../adapters/http-contract/accounts.ts'
import type { HttpClient } from '../support/http-client.ts'
import type { Call } from './call.ts'

async function ownSession(caller: HttpClient) {
  const { sessions } = await caller.get('/account/sessions', ownSessionsResponse)
  return sessions.find(({ isThis }) => isThis)!
}

/** On where a user is logged in. */
export const sessionCalls: readonly Call[] = [
  { call: 'GET /account/sessions', access: 'user', answers: ownSessionsResponse },
  { call: 'POST /account/sessions/endOthers', access: 'user', answers: doneResponse, endsSessions: true },
  {
    call: 'POST /account/sessions/:sessionId/end',
    access: 'user',
    answers: doneResponse,
    endsSessions: true,
    leadsTo: async (_world, caller) => `/account/sessions/${(await ownSession(caller)).id}/end`,
  },
]
