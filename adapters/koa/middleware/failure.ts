import { isAppError, type CurrentText, type ErrorKind } from '../../../core/shared/app-error.ts'
import { errorSentence, fieldSentences } from '../reason-sentences.ts'
import type { Failure } from '../../http-contract/envelope.ts'

/** The only mapping of the core's errors to HTTP. A new kind does not compile without its status. */
const STATUS: Record<ErrorKind, number> = {
  malformed: 400,
  unauthenticated: 401,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  'too-large': 413,
  unsupported: 415,
  misdirected: 421,
  invalid: 422,
  'too-many': 429,
  unavailable: 503,
}

export interface FailureAnswer {
  readonly status: number
  readonly body: Failure
  /** Seconds, for the header of the same name. */
  readonly retryAfter?: number
}

/** The response to an error: complete for one that is meant for people, without details for any other. */
export function failureOf(error: unknown, requestId: string): FailureAnswer {
  if (!isAppError(error)) return { status: 500, body: { ...UNEXPECTED, requestId } }
  const { code, kind, details } = error
  const { retryAfter, current } = details
  const fields = details.fields && fieldSentences(details.fields)
  const more = { ...(fields && { fields }), ...(current && { current: presentCurrent(current) }) }
  const body: Failure = { success: false, error: errorSentence(error), code, requestId, ...more }
  return { status: STATUS[kind], body, retryAfter }
}

function presentCurrent({ version, text, author }: CurrentText): Failure['current'] {
  return { version, text, author: author && { _id: author.id, name: author.name } }
}

const UNEXPECTED = {
  success: false,
  error: 'Something went wrong on our side. Please try again.',
  code: 'http.unexpected',
} as const
