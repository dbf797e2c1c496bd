import { ServiceFailure } from '../../core/shared/service-failure.ts'
import { ModelFault, type ModelFaultKind } from '../language-model/port/language-model.ts'
import { faultOfAnswer, pauseAsked } from '../language-model/port/faults-of-answers.ts'

/** An error of the vendor's package; the status is undefined if no reply came. */
interface VendorError extends Error {
  readonly status: number | undefined
  readonly headers?: Headers | undefined
}

const isVendorError = (error: unknown): error is VendorError => error instanceof Error && 'status' in error

/** Sentences of status 400 that mean something else than a wrong request (platform.claude.com/docs/en/api/errors). */
const IN_WORDS: readonly (readonly [RegExp, ModelFaultKind])[] = [
  [/credit balance is too low/iu, 'no-credit'],
  [/specified api usage limits|usage limit/iu, 'limit-reached'],
  [/organi[sz]ation has been disabled/iu, 'organisation-disabled'],
  [/prompt is too long|exceeds? the (?:maximum|context)/iu, 'request-too-large'],
]
/** Input tokens a minute that the key may use. */
const TOKENS_A_MINUTE = 'anthropic-ratelimit-input-tokens-limit'

/** The cause of a failed call; `tokens` estimates the length of its request. */
export function faultOf(error: unknown, tokens: number): ModelFault {
  if (error instanceof ModelFault) return error
  // A reply that breaks off was begun, so that nothing of the service is known.
  if (!isVendorError(error)) return new ModelFault('broken-off', new ServiceFailure(ownWords(error), error))
  const { status, headers, message } = error
  const limit = Number(headers?.get(TOKENS_A_MINUTE) ?? Infinity)
  const kind = faultOfAnswer({ status, text: message, inWords: IN_WORDS, isOverRate: tokens > limit })
  return new ModelFault(kind, said(error), pauseAsked(headers))
}

/** The vendor's error: its kind, and the vendor's number of the call. */
function said(error: VendorError): ServiceFailure {
  const requestId = error.headers?.get('request-id') ?? null
  const isNamed = requestId === null || error.message.includes(requestId)
  return new ServiceFailure(isNamed ? error.message : `${error.message} (${requestId})`, error)
}

/** A parser's message quotes what it could not read. */
function ownWords(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  return error instanceof SyntaxError ? error.name : error.message
}
