import type { Call } from '../http-contract/call.ts'
import { CALLS, callNames, methodAndPath, type CallName } from '../http-contract/calls.ts'
import { answer, type ApiContext, type ApiMiddleware, type ApiRouter } from './api-context.ts'
import { adminsOnly } from './middleware/admins-only.ts'
import { openAccountsOnly } from './middleware/open-accounts-only.ts'
import type { AttemptLimits } from './middleware/attempt-limits.ts'
import type { ProcessorShares } from './middleware/processor-shares.ts'
import type { VersionedAnswers } from './middleware/versioned-answers.ts'
import type { WrongFields } from '../../core/shared/app-error.ts'
import type { SentText } from './parse.ts'
import { parseRequest } from './parse-request.ts'
import { requestToDo } from './request-to-do.ts'
import type { Routes } from './route.ts'
import type { UseCases } from './use-cases.ts'

/** What the pipelines of the calls are put together from. */
export interface PipelineParts {
  readonly session: ApiMiddleware
  readonly limits: AttemptLimits
  readonly shares: ProcessorShares
  /** For bodies of a few fields. */
  readonly json: ApiMiddleware
  /** For bodies that hold longer texts. */
  readonly longJson: ApiMiddleware
  /** Refuses a file for which the account has no room, and reads it otherwise. */
  readonly documentUpload: readonly ApiMiddleware[]
  /** For files of admins that are larger than documents. */
  readonly registerUpload: readonly ApiMiddleware[]
  readonly versions: VersionedAnswers
  readonly doOnce: UseCases['doOnce']
}

/** Registers every call of the table: who may make it, what is read of it, and what answers it. */
export function addRoutes(router: ApiRouter, routes: Routes, parts: PipelineParts): void {
  for (const name of callNames) {
    const { method, path } = methodAndPath(name)
    router.register(path, [method], [...gatesOf(name, parts), endOf(name, routes[name], parts)])
  }
}

function gatesOf(name: CallName, parts: PipelineParts): ApiMiddleware[] {
  const { access, body, hasLongTexts, upload, work = 'usual' }: Call = CALLS[name]
  return [
    ...(access === 'anyone' ? [] : [parts.session]),
    parts.shares.of(work),
    ...(access === 'admin' ? [adminsOnly] : []),
    ...(needsOpenAccount(name) ? [openAccountsOnly] : []),
    ...limitOf(name, parts),
    ...(body ? [hasLongTexts ? parts.longJson : parts.json] : []),
    ...(upload ? parts[`${upload.of}Upload`] : []),
  ]
}

/** What changes an account; its users still look after themselves, and admins after the installation. */
function needsOpenAccount(name: CallName): boolean {
  const { access, worksInClosedAccounts }: Call = CALLS[name]
  return (access === 'user' || access === 'owner') && !name.startsWith('GET ') && !worksInClosedAccounts
}

function limitOf(name: CallName, { limits }: PipelineParts): ApiMiddleware[] {
  const call = CALLS[name]
  return 'limit' in call ? [limits[call.limit].ofAddress] : []
}

/** The route of a row, whose type says what it takes and answers; here it is one of many. */
interface AnyRoute {
  readonly handle: (request: unknown, made: string) => Promise<object | void>
  readonly rules?: (text: SentText) => WrongFields
  readonly version?: (request: unknown) => Promise<string>
  readonly once?: (request: unknown) => Promise<string | void>
}

function endOf(name: CallName, route: Routes[CallName], { versions, doOnce }: PipelineParts): ApiMiddleware {
  const call: Call = CALLS[name]
  const { handle, rules, version, once } = (typeof route === 'function' ? { handle: route } : route) as AnyRoute
  return async (ctx: ApiContext) => {
    const request = parseRequest(ctx, call, rules)
    const made = once ? await doOnce.execute(requestToDo(ctx), async () => (await once(request)) ?? '') : ''
    const produce = async () => ((await handle(request, made)) ?? {}) as Readonly<Record<string, unknown>>
    if (version) return versions.answer(ctx, { version: () => version(request), produce })
    const fields = await produce()
    if (call.response !== 'file') answer(ctx, fields, call.status)
  }
}
