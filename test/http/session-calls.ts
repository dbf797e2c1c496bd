import {
  doneResponse,
  ownSessionsResponse,
  recoveryCodesResponse,
  secondFactorResponse,
  secondFactorStartedResponse,
} from '../../adapters/http-contract/accounts.ts'
import type { HttpClient } from '../support/http-client.ts'
import { codeOf } from '../support/one-time-code.ts'
import { PASSWORD } from '../support/world.ts'
import type { Call } from './call.ts'

async function ownSession(caller: HttpClient) {
  const { sessions } = await caller.get('/account/sessions', ownSessionsResponse)
  return sessions.find(({ isThis }) => isThis)!
}

async function firstCode(caller: HttpClient): Promise<string> {
  const password = { password: PASSWORD }
  const { secret } = await caller.post('/account/secondFactor/start', password, secondFactorStartedResponse)
  return codeOf(secret, new Date().toISOString())
}

/** On where a user is logged in. */
export const sessionCalls: readonly Call[] = [
  { call: 'GET /account/sessions', access: 'user', answers: ownSessionsResponse },
  { call: 'POST /account/sessions/endOthers', access: 'user', answers: doneResponse, endsSessions: true },
  { call: 'GET /account/secondFactor', access: 'user', answers: secondFactorResponse },
  {
    call: 'POST /account/secondFactor/start',
    access: 'user',
    answers: secondFactorStartedResponse,
    endsSessions: true,
    sends: () => ({ json: { password: PASSWORD } }),
    wrong: { sends: () => ({ json: {} }), fields: ['password'] },
  },
  {
    call: 'POST /account/secondFactor/confirm',
    access: 'user',
    answers: recoveryCodesResponse,
    endsSessions: true,
    sends: () => ({ json: { code: '000000' } }),
    prepares: async (_world, caller) => ({ json: { code: await firstCode(caller) } }),
    wrong: { sends: () => ({ json: { code: 5 } }), fields: ['code'] },
  },
  {
    call: 'POST /account/secondFactor/turnOff',
    access: 'user',
    answers: doneResponse,
    endsSessions: true,
    sends: () => ({ json: { password: PASSWORD, code: '000000' } }),
    prepares: async (_world, caller) => {
      const confirmation = { code: await firstCode(caller) }
      const { recoveryCodes } = await caller.post('/account/secondFactor/confirm', confirmation, recoveryCodesResponse)
      return { json: { password: PASSWORD, code: recoveryCodes[0] } }
    },
    wrong: { sends: () => ({ json: {} }), fields: ['password', 'code'] },
  },
  {
    call: 'POST /account/sessions/:sessionId/end',
    access: 'user',
    answers: doneResponse,
    endsSessions: true,
    leadsTo: async (_world, caller) => `/account/sessions/${(await ownSession(caller)).id}/end`,
  },
]
