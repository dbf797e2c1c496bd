import type { Context } from 'koa'
import { AppError } from '../../../core/shared/app-error.ts'
import type { TooLargeRequest } from '../../../core/shared/reasons/reasons-of-people.ts'

/** Error of a body parser. */
interface BodyError {
  readonly status?: unknown
  readonly code?: unknown
}

/** Converts a body parser's error to the core's; returns an error that the caller did not cause unchanged. */
export function bodyError(error: unknown, mostBytes: number): unknown {
  switch (statusOf(error as BodyError)) {
    case 400:
      return malformedBody(error)
    case 413:
      return new AppError('too-large', 'http.too-large', { values: { of: 'body', bytes: mostBytes } }, error)
    case 415:
      return unsupportedBody(error)
    default:
      return error
  }
}

/** A damaged compressed body has only a zlib error code. */
function statusOf({ status, code }: BodyError): unknown {
  return typeof code === 'string' && code.startsWith('Z_') ? 400 : status
}

/** Throws `unsupported` for a body of another type. A missing body is left to validation. */
export function assertBodyType(ctx: Context, type: string): void {
  if (ctx.is(type) === false && ctx.request.length !== 0) throw unsupportedBody()
}

export function malformedBody(cause?: unknown): AppError {
  return new AppError('malformed', 'http.malformed-body', {}, cause)
}

export function tooLargeBody(values: TooLargeRequest): AppError {
  return new AppError('too-large', 'http.too-large', { values })
}

function unsupportedBody(cause?: unknown): AppError {
  return new AppError('unsupported', 'http.unsupported-body', {}, cause)
}
