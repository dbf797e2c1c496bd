import type { RefusalStopDetails, StopReason } from '@anthropic-ai/sdk/resources/messages'
import { AppError, isAppError, type ErrorKind } from '../../core/shared/app-error.ts'
import { ServiceFailure } from '../../core/shared/service-failure.ts'
import type { OutageReason } from '../../core/shared/reasons/model-reasons.ts'
import { isVendorError } from './sdk.ts'

interface Failure {
  readonly kind: ErrorKind
  readonly code: `model.${'key-refused' | 'no-credit' | 'unknown' | 'request-too-large' | 'request-refused'}`
}

/** `unavailable`: work waits until an administrator has put it right. */
const KEY_REFUSED: Failure = {
  kind: 'unavailable',
  code: 'model.key-refused',
}
const NO_CREDIT: Failure = {
  kind: 'unavailable',
  code: 'model.no-credit',
}
const UNKNOWN: Failure = {
  kind: 'unavailable',
  code: 'model.unknown',
}
const TOO_LARGE: Failure = {
  kind: 'too-large',
  code: 'model.request-too-large',
}
const NOT_UNDERSTOOD: Failure = {
  kind: 'unsupported',
  code: 'model.request-refused',
}
/** The vendor says this with status 400, as of a wrong request. */
const LACKS_CREDIT = /credit balance is too low/i
const SERVER_FAULT = 500
const PASSING = new Set([408, 409, 429])
const OUTAGES: ReadonlyMap<Failure, OutageReason> = new Map([
  [KEY_REFUSED, 'key-refused'],
  [NO_CREDIT, 'no-credit'],
  [UNKNOWN, 'unknown-model'],
] as const)
const BY_STATUS: Readonly<Record<number, Failure>> = {
  400: NOT_UNDERSTOOD,
  401: KEY_REFUSED,
  402: NO_CREDIT,
  403: KEY_REFUSED,
  404: UNKNOWN,
  413: TOO_LARGE,
  422: NOT_UNDERSTOOD,
}

/** What a failed call means to the core. All that may pass by itself is `unavailable`; what the vendor said is the cause. */
export function modelError(error: unknown): AppError {
  if (isAppError(error)) return error
  const failure = failureOfCall(error)
  if (!failure) return unavailable(error)
  return new AppError(failure.kind, failure.code, {}, said(error))
}

function failureOfCall(error: unknown): Failure | undefined {
  if (!isVendorError(error)) return undefined
  return LACKS_CREDIT.test(error.message) ? NO_CREDIT : BY_STATUS[error.status ?? 0]
}

/** Whether nobody's call gets a reply just now; null where the failure is of this call alone. */
export function outageReasonOf(error: unknown): OutageReason | null {
  if (!isVendorError(error) || error.name === 'APIUserAbortError') return null
  const failure = failureOfCall(error)
  if (failure !== undefined) return OUTAGES.get(failure) ?? null
  const { status = 0 } = error
  return status === 0 || status >= SERVER_FAULT || PASSING.has(status) ? 'unavailable' : null
}

/** The vendor's error, its kind and the number under which the vendor knows the call. */
function said(error: unknown): ServiceFailure {
  if (!isVendorError(error)) return new ServiceFailure(ownWords(error), error)
  const requestId = error.headers?.get('request-id') ?? null
  const isNamed = requestId === null || error.message.includes(requestId)
  return new ServiceFailure(isNamed ? error.message : `${error.message} (${requestId})`, error)
}

/** A parser's message quotes what it could not read. */
function ownWords(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  return error instanceof SyntaxError ? error.name : error.message
}

function unavailable(cause: unknown): AppError {
  const retryAfter = askedPauseMs(cause)
  const details = retryAfter === null ? {} : { retryAfter: Math.ceil(retryAfter / 1000) }
  return new AppError('unavailable', 'model.unavailable', details, said(cause))
}

/** How long the server asks to wait; null where it does not say. */
export function askedPauseMs(error: unknown): number | null {
  const asked = isVendorError(error) ? (error.headers?.get('retry-after') ?? null) : null
  if (asked === null) return null
  const milliseconds = /^[\d.]+$/.test(asked) ? Number(asked) * 1000 : Date.parse(asked) - Date.now()
  return Number.isFinite(milliseconds) && milliseconds > 0 ? milliseconds : null
}

export function cancelled(): AppError {
  return new AppError('unavailable', 'model.cancelled')
}

/** Why a reply that came to its end is none, null for a good one. */
export function badEnding(reason: StopReason | null, details: RefusalStopDetails | null): AppError | null {
  if (reason === 'refusal') {
    const category = details?.category ?? 'none named'
    return new AppError('unsupported', 'model.refused', {}, new ServiceFailure(`Refusal: ${category}`, details))
  }
  if (reason === 'max_tokens') return new AppError('too-large', 'model.cut-off')
  return reason === 'model_context_window_exceeded' ? new AppError('too-large', 'model.too-long') : null
}
