import { failureOf, isAnswer, NO_ANSWER, type ApiFailure } from './api-failure.ts'
import { idempotencyKeyFor, noteAnswered } from './idempotency-key.ts'
import { reportFailedCall } from './reporting/report-problem.ts'
import { runtimeConfig } from './runtime-config.ts'
import { forgetShownChanges } from './shown-changes.ts'

export interface ApiCall {
  readonly path: string
  readonly method?: 'GET' | 'POST' | 'DELETE'
  /** Sent as JSON. */
  readonly body?: unknown
  /** Continues after the user leaves the page. */
  readonly keepalive?: boolean
}

export type ApiResult = { readonly data: unknown } | { readonly error: ApiFailure }

const MAX_REMEMBERED = 20

/** Latest answers with an ETag, by address: an unchanged one is neither sent nor parsed again. */
const remembered = new Map<string, { readonly etag: string; readonly body: unknown }>()

/** Forgets all answers and unconfirmed changes. Call this when the user changes. */
export function forgetAnswers(): void {
  remembered.clear()
  forgetShownChanges()
}

let changes = 0

/** Number of finished changes, including those without an answer. */
export const changesAnswered = (): number => changes

export function noteChange(): void {
  changes++
}

/** Changes in progress: a duplicate, such as from a second click, is sent only once. */
const underWay = new Map<string, Promise<ApiResult>>()

function remember(address: string, response: Response, body: unknown): void {
  const etag = response.headers.get('etag')
  remembered.delete(address)
  if (etag === null) return
  remembered.set(address, { etag, body })
  const oldest = remembered.keys().next()
  if (remembered.size > MAX_REMEMBERED && !oldest.done) remembered.delete(oldest.value)
}

export const addressOf = (path: string) => `${runtimeConfig.apiBaseUrl.replace(/\/$/, '')}${path}`

/** In bytes: the browser's limit for all `keepalive` requests together, less some for other calls. */
const KEEPALIVE_LIMIT = 50_000

/** Browsers refuse to send longer ones at all. */
const isShort = (body: string | null) => new TextEncoder().encode(body ?? '').length <= KEEPALIVE_LIMIT

function requestOf(
  { method = 'GET', body, keepalive = false }: ApiCall,
  known: Readonly<Record<string, string>>,
  signal: AbortSignal | null,
): RequestInit {
  const headers: Record<string, string> = { accept: 'application/json', ...known }
  if (body !== undefined) headers['content-type'] = 'application/json'
  const sent = body === undefined ? null : JSON.stringify(body)
  return { method, headers, credentials: 'include', signal, keepalive: keepalive && isShort(sent), body: sent }
}

/** Calls the API with the session's cookie; never throws. An unchanged GET returns the same object. */
export function callApi(call: ApiCall, signal: AbortSignal | null = null): Promise<ApiResult> {
  return (call.method ?? 'GET') === 'GET' ? read(call, signal) : change(call, signal)
}

/** Reads again if a change was answered meanwhile, because the result may be older. */
async function read(call: ApiCall, signal: AbortSignal | null): Promise<ApiResult> {
  for (;;) {
    const before = changes
    const result = await send(call, signal)
    if ('error' in result || before === changes || signal?.aborted) return result
  }
}

function change(call: ApiCall, signal: AbortSignal | null): Promise<ApiResult> {
  const asked = JSON.stringify([call.method, call.path, call.body])
  const same = underWay.get(asked)
  if (same !== undefined) return same
  const sent = send(call, signal).finally(() => {
    underWay.delete(asked)
    noteChange()
  })
  underWay.set(asked, sent)
  return sent
}

async function send(call: ApiCall, signal: AbortSignal | null): Promise<ApiResult> {
  const address = addressOf(call.path)
  const isRead = (call.method ?? 'GET') === 'GET'
  const known = isRead ? remembered.get(address) : undefined
  const asked = JSON.stringify([call.path, call.body])
  const header: Readonly<Record<string, string>> = isRead
    ? known === undefined
      ? {}
      : { 'if-none-match': known.etag }
    : { 'idempotency-key': idempotencyKeyFor(asked) }
  try {
    const response = await fetch(address, requestOf(call, header, signal))
    if (response.status < 500) noteAnswered(asked)
    if (response.status === 304 && known !== undefined) return { data: known.body }
    const body: unknown = await response.json().catch(() => null)
    if (!response.ok || !isAnswer(body)) return failed(call, failureOf(response.status, body), signal)
    if (isRead) remember(address, response, body)
    return { data: body }
  } catch {
    return failed(call, NO_ANSWER, signal)
  }
}

/** Reports the failure unless the call was cancelled. */
function failed({ method = 'GET', path }: ApiCall, error: ApiFailure, signal: AbortSignal | null): ApiResult {
  if (!signal?.aborted) reportFailedCall(method, path, error)
  return { error }
}
