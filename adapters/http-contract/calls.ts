import type { z } from 'zod'
import type { Call } from './call.ts'
import { accountCalls } from './calls/account-calls.ts'
import { adminCalls } from './calls/admin-calls.ts'
import { gapCalls } from './calls/gap-calls.ts'
import { briefCalls } from './calls/brief-calls.ts'
import { answerCalls } from './calls/answer-calls.ts'
import { commentCalls } from './calls/comment-calls.ts'
import { documentCalls } from './calls/document-calls.ts'
import { formCalls } from './calls/form-calls.ts'
import { funderCalls } from './calls/funder-calls.ts'
import { operatorCalls } from './calls/operator-calls.ts'
import { profileCalls } from './calls/profile-calls.ts'
import { pipelineCalls } from './calls/pipeline-calls.ts'
import { projectCalls } from './calls/project-calls.ts'
import { proofreadingCalls } from './calls/proofreading-calls.ts'
import { proposalCalls } from './calls/proposal-calls.ts'
import { questionCalls } from './calls/question-calls.ts'
import { searchCalls } from './calls/search-calls.ts'
import { sessionCalls } from './calls/session-calls.ts'
import { siteCalls } from './calls/site-calls.ts'
import { spendingCalls } from './calls/spending-calls.ts'
import { taskBoardCalls } from './calls/task-board-calls.ts'
import { textCalls } from './calls/text-calls.ts'

/** Every call of the API, by its method and path. The server's routes, the web app and the API document follow it. */
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

/** A field of the call's row; `undefined` where the row has none. */
export type Of<Name extends CallName, Field extends keyof Call> = Calls[Name] extends { readonly [F in Field]: infer T }
  ? T
  : undefined

/** What a call that works answers; `unknown` for a file. */
export type Response<Name extends CallName> =
  Of<Name, 'response'> extends infer Schema extends z.ZodType ? z.output<Schema> : unknown

/** The parts of the call's address. */
export type Params<Name extends CallName> = { readonly [Part in keyof Of<Name, 'params'>]: string }

/** The JSON body as callers send it. */
export type Body<Name extends CallName> =
  Of<Name, 'body'> extends infer Schema extends z.ZodType ? z.input<Schema> : undefined

export const callNames = Object.keys(CALLS) as CallName[]

/** The parts of a call's name. */
export function methodAndPath(name: CallName): { method: string; path: string } {
  const [method = '', path = ''] = name.split(' ')
  return { method, path }
}
