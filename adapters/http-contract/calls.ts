import type { z } from 'zod'
import type { Call } from './call.ts'
import { accountCalls } from './calls/account-calls.ts'
import { adminCalls } from './calls/admin-calls.ts'
import { gapCalls } from './gaps.ts'
import { briefCalls } from './brief.ts'
import { answerCalls } from './answers.ts'
import { commentCalls } from './comments.ts'
import { documentCalls } from './documents.ts'
import { formCalls } from './forms.ts'
import { funderCalls } from './funders.ts'
import { operatorCalls } from './maintenance.ts'
import { profileCalls } from './profile.ts'
import { pipelineCalls } from './pipeline.ts'
import { projectCalls } from './projects.ts'
import { proofreadingCalls } from './proofreading.ts'
import { proposalCalls } from './calls/proposal-calls.ts'
import { questionCalls } from './questions.ts'
import { searchCalls } from './search.ts'
import { sessionCalls } from './calls/session-calls.ts'
import { siteCalls } from './portal.ts'
import { spendingCalls } from './spending.ts'
import { taskBoardCalls } from './taskboard.ts'
import { textCalls } from './calls/text-calls.ts'

/**
 * Every call of the API, by method and path. The server's routes, the web app and the API document are derived from it.
 */
export const CALLS = {
  ...siteCalls,
  ...accountCalls,
  ...sessionCalls,
  ...profileCalls,
  ...answerCalls,
  ...projectCalls,
  ...briefCalls,
  ...gapCalls,
  ...documentCalls,
  ...searchCalls,
  ...funderCalls,
  ...proposalCalls,
  ...proofreadingCalls,
  ...formCalls,
  ...questionCalls,
  ...textCalls,
  ...commentCalls,
  ...pipelineCalls,
  ...adminCalls,
  ...operatorCalls,
  ...spendingCalls,
  ...taskBoardCalls,
}

type Calls = typeof CALLS
export type CallName = keyof Calls

/** A field of the call's row; `undefined` if absent. */
export type Of<Name extends CallName, Field extends keyof Call> = Calls[Name] extends { readonly [F in Field]: infer T }
  ? T
  : undefined

/** Result of a successful call; `unknown` for a file. */
export type Response<Name extends CallName> =
  Of<Name, 'response'> extends infer Schema extends z.ZodType ? z.output<Schema> : unknown

/** Parameters of the call's path. */
export type Params<Name extends CallName> = { readonly [Part in keyof Of<Name, 'params'>]: string }

/** The JSON body as callers send it. */
export type Body<Name extends CallName> =
  Of<Name, 'body'> extends infer Schema extends z.ZodType ? z.input<Schema> : undefined

export const callNames = Object.keys(CALLS) as CallName[]

/** Method and path of a call's name. */
export function methodAndPath(name: CallName): { method: string; path: string } {
  const [method = '', path = ''] = name.split(' ')
  return { method, path }
}
