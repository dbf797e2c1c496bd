import {
  confirmSecondFactorRequest,
  doneResponse,
  ownSessionsResponse,
  passwordRequest,
  recoveryCodesResponse,
  secondFactorResponse,
  secondFactorStartedResponse,
  turnOffSecondFactorRequest,
} from '../accounts.ts'
import type { CallTable } from '../call.ts'

/** The user's log-ins, and the optional log-in code. */
export const sessionCalls = {
  'GET /account/sessions': {
    summary: 'Lists where the user is logged in.',
    access: 'user',
    response: ownSessionsResponse,
  },
  'POST /account/sessions/endOthers': {
    summary: 'Logs the user out everywhere else.',
    access: 'user',
    worksInClosedAccounts: true,
    response: doneResponse,
  },
  'POST /account/sessions/:sessionId/end': {
    summary: 'Logs the user out on one device.',
    access: 'user',
    params: { sessionId: 'session' },
    worksInClosedAccounts: true,
    response: doneResponse,
  },
  'GET /account/secondFactor': {
    summary: 'Answers whether a code is asked for at log-in.',
    access: 'user',
    response: secondFactorResponse,
  },
  'POST /account/secondFactor/start': {
    summary: 'Makes a secret for an authenticator app.',
    access: 'user',
    limit: 'secondFactor',
    body: passwordRequest,
    worksInClosedAccounts: true,
    response: secondFactorStartedResponse,
  },
  'POST /account/secondFactor/confirm': {
    summary: 'Turns codes at log-in on, with a code of the app.',
    access: 'user',
    body: confirmSecondFactorRequest,
    worksInClosedAccounts: true,
    response: recoveryCodesResponse,
  },
  'POST /account/secondFactor/turnOff': {
    summary: 'Turns codes at log-in off.',
    access: 'user',
    limit: 'secondFactor',
    body: turnOffSecondFactorRequest,
    worksInClosedAccounts: true,
    response: doneResponse,
  },
} as const satisfies CallTable
