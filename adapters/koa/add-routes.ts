import type { Call } from '../http-contract/call.ts'
import { CALLS, callNames, methodAndPath, type CallName } from '../http-contract/calls.ts'
import { answer, type ApiContext, type ApiMiddleware, type ApiRouter, actorOf } from './api-context.ts'
import { adminsOnly } from './middleware/admins-only.ts'
import { openAccountsOnly } from './middleware/open-accounts-only.ts'
import type { AttemptLimits } from './middleware/attempt-limits.ts'
import type { ProcessorShares } from './middleware/processor-shares.ts'
import type { VersionedAnswers } from './middleware/versioned-answers.ts'
import { type WrongFields, AppError, notFound, invalid } from '../../core/shared/app-error.ts'
import { type SentText, parse } from './parse.ts'
import type { Routes } from './route.ts'
import type { UseCases } from './use-cases.ts'
import { createHash } from 'node:crypto'
import type { RequestToDo } from '../../core/requests/do-once.ts'
import { parseId } from '../../core/shared/id.ts'
import { namedNotFound } from './named-not-found.ts'
import type { Upload, UploadedFile } from './uploaded-file.ts'

const NO_FILE: WrongFields = { file: { code: 'http.no-file' } }

function fileMissing(ctx: ApiContext): WrongFields {
  return ctx.state.upload?.file ? {} : NO_FILE
}

/** The file of the request. Throws `invalid` if none was sent. */
function sentFile(ctx: ApiContext): UploadedFile {
  const file = ctx.state.upload?.file
  if (!file) throw invalid('http.no-file', NO_FILE)
  return file
}

const GRANT_INFO = /^grantInfo\[(\d{1,2})\]\[(question|answer)\]$/

/**
 * Converts the fields of a multipart form to the shape of a JSON body: `grantInfo[0][answer]` nested, empty fields
 * absent.
 */
function formFields(fields: Upload['fields']): Record<string, unknown> {
  const plain: Record<string, unknown> = {}
  const grantInfo: Record<string, unknown>[] = []
  for (const [name, value] of Object.entries(fields)) {
    const [, index, part] = GRANT_INFO.exec(name) ?? []
    if (index !== undefined && part !== undefined) (grantInfo[Number(index)] ??= {})[part] = value
    else if (value !== '') plain[name] = value
  }
  return { ...plain, grantInfo: grantInfo.filter((entry) => entry !== undefined) }
}

type Rules = (text: SentText) => WrongFields

/** Parses the request by the schemas in the call's row. Throws `invalid` with every wrong field, or `not-found`. */
function parseRequest(ctx: ApiContext, call: Call, rules?: Rules) {
  const params = parseParams(ctx, call)
  const query = call.query && parse(call.query, ctx.query)
  const { session } = ctx.state
  if (call.upload) return { ctx, params, query, ...session, ...parseUpload(ctx, call.upload.fields, rules) }
  return { ctx, params, query, ...session, body: call.body && parse(call.body, ctx.request.body, rules) }
}

function parseUpload(ctx: ApiContext, fields: NonNullable<Call['body']>, rules: Rules = () => ({})) {
  const sent = formFields(ctx.state.upload?.fields ?? {})
  const body = parse(fields, sent, (text) => ({ ...rules(text), ...fileMissing(ctx) }))
  return { body, file: sentFile(ctx) }
}

/** A malformed identifier cannot exist, so the last thing that the address names is not found. */
function parseParams({ params }: ApiContext, { params: parts = {} }: Call): Record<string, unknown> {
  const last = Object.values(parts).findLast((kind) => typeof kind === 'string')
  const entries = Object.entries(parts).map(([name, kind]) => {
    if (typeof kind !== 'string') {
      const text = kind.safeParse(params[name])
      if (!text.success) throw notFound('http.no-such-call', { values: { host: 'any' } })
      return [name, text.data]
    }
    const id = parseId(params[name] ?? '')
    if (!id) throw namedNotFound[last ?? kind]()
    return [name, id]
  })
  return Object.fromEntries(entries) as Record<string, unknown>
}

const HEADER = 'Idempotency-Key'
/** As in the draft RFC "The Idempotency-Key HTTP Header Field", including quotes. */
const A_KEY = /^[\x21-\x7e]{1,200}$/

/** Identifies a request that creates something: its caller's key and a hash of its contents. */
function requestToDo(ctx: ApiContext): RequestToDo {
  const key = ctx.get(HEADER)
  if (key !== '' && !A_KEY.test(key)) throw new AppError('invalid', 'http.key-invalid')
  const sent = JSON.stringify([ctx.method, ctx.path, bodyOf(ctx)])
  const fingerprint = createHash('sha256').update(sent).digest('hex')
  return { actor: actorOf(ctx), key: key === '' ? null : key, fingerprint }
}

function bodyOf({ state, request }: ApiContext): unknown {
  if (!state.upload) return request.body
  const { fields, file, digest } = state.upload
  return [fields, file?.fileName, digest]
}

/** Middleware for the pipelines of the calls. */
export interface PipelineParts {
  readonly session: ApiMiddleware
  readonly limits: AttemptLimits
  readonly shares: ProcessorShares
  /** For bodies with a few fields. */
  readonly json: ApiMiddleware
  /** For bodies with longer texts. */
  readonly longJson: ApiMiddleware
  /** Refuses a file that exceeds the account's quota, and reads any other. */
  readonly documentUpload: readonly ApiMiddleware[]
  /** For admins' files that are larger than documents. */
  readonly registerUpload: readonly ApiMiddleware[]
  readonly versions: VersionedAnswers
  readonly doOnce: UseCases['doOnce']
}

/** Registers every call of the table: who may make it, how it is parsed, and its handler. */
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

/** Changes to an account need it to be open; its users' own settings and the admins' installation do not. */
function needsOpenAccount(name: CallName): boolean {
  const { access, worksInClosedAccounts }: Call = CALLS[name]
  return (access === 'user' || access === 'owner') && !name.startsWith('GET ') && !worksInClosedAccounts
}

function limitOf(name: CallName, { limits }: PipelineParts): ApiMiddleware[] {
  const call = CALLS[name]
  return 'limit' in call ? [limits[call.limit].ofAddress] : []
}

/** A route of any row, without the row's types. */
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
