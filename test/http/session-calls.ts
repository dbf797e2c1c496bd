import {
  ownSessionsResponse,
  recoveryCodesResponse,
  secondFactorStartedResponse,
} from '../../adapters/http-contract/accounts.ts'
import type { HttpClient } from '../support/http-client.ts'
import { codeOf } from '../support/one-time-code.ts'
import { PASSWORD } from '../support/world.ts'
import type { Examples } from './call.ts'

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
export const sessionCalls = {
  'POST /account/sessions/endOthers': { endsSessions: true },
  'POST /account/secondFactor/start': {
    endsSessions: true,
    sends: () => ({ json: { password: PASSWORD } }),
    wrong: { sends: () => ({ json: {} }), fields: ['password'] },
  },
  'POST /account/secondFactor/confirm': {
    endsSessions: true,
    sends: () => ({ json: { code: '000000' } }),
    prepares: async (_world, caller) => ({ json: { code: await firstCode(caller) } }),
    wrong: { sends: () => ({ json: { code: 5 } }), fields: ['code'] },
  },
  'POST /account/secondFactor/turnOff': {
    endsSessions: true,
    sends: () => ({ json: { password: PASSWORD, code: '000000' } }),
    prepares: async (_world, caller) => {
      const confirmation = { code: await firstCode(caller) }
      const { recoveryCodes } = await caller.post('/account/secondFactor/confirm', confirmation, recoveryCodesResponse)
      return { json: { password: PASSWORD, code: recoveryCodes[0] } }
    },
    wrong: { sends: () => ({ json: {} }), fields: ['password', 'code'] },
  },
  'POST /account/sessions/:sessionId/end': {
    endsSessions: true,
    leadsTo: async (_world, caller) => `/account/sessions/${(await ownSession(caller)).id}/end`,
  },
} satisfies Partial<Examples>
