import type { Reason, ReasonCode, ReasonValues } from './reason.ts'

export type ErrorKind =
  | 'invalid'
  | 'malformed'
  | 'unauthenticated'
  | 'forbidden'
  | 'not-found'
  | 'misdirected'
  | 'conflict'
  | 'too-large'
  | 'unsupported'
  | 'too-many'
  | 'unavailable'

/** Every wrong field, by its name in the request, with the reason. */
export type WrongFields = Readonly<Record<string, Reason>>

export interface ErrorDetails {
  /** The values of the code's sentence. */
  readonly values?: unknown
  readonly fields?: WrongFields
  /** Seconds after which a retry may succeed. */
  readonly retryAfter?: number
  /** The saved text that the refused one conflicts with. */
  readonly current?: CurrentText
}

export interface CurrentText {
  readonly version: number
  readonly text: string
  /** Null if no person wrote it. */
  readonly author: { readonly id: string; readonly name: string } | null
}

type Details<Code extends ReasonCode> = Omit<ErrorDetails, 'values'> & { readonly values: ReasonValues[Code] }
type WithFields = ErrorDetails & { readonly fields: WrongFields }

/** Requires the values of a code that has them, unless the fields give all reasons. */
type Rest<Code extends ReasonCode> = ReasonValues[Code] extends null
  ? [details?: Omit<ErrorDetails, 'values'>, cause?: unknown]
  : [details: Details<Code> | WithFields, cause?: unknown]

/**
 * The only error class of the core: a code, `<feature>.<reason>`, with its values. The edge makes the sentence. `cause`
 * is only logged.
 */
export class AppError<Code extends ReasonCode = ReasonCode> extends Error {
  override readonly name = 'AppError'
  readonly details: ErrorDetails

  constructor(
    readonly kind: ErrorKind,
    readonly code: Code,
    ...[details = {}, cause]: Rest<Code>
  ) {
    super(code, { cause })
    this.details = details
  }
}

export function notFound<Code extends ReasonCode>(code: Code, ...rest: Rest<Code>): AppError<Code> {
  return new AppError('not-found', code, ...rest)
}

/** A validation error with every wrong field. */
export function invalid(code: ReasonCode, fields: WrongFields): AppError {
  return new AppError('invalid', code, { fields })
}

/** A validation error of one field; field and error have the same reason. */
export function invalidField(field: string, reason: Reason): AppError {
  return invalid(reason.code, { [field]: reason })
}

/** The reason of the error: its code with its values. */
export function reasonOf({ code, details }: AppError): Reason {
  return (details.values === undefined ? { code } : { code, values: details.values }) as Reason
}

/**
 * Checks the name, not the class, because the program and modules that it loads later may have two copies of the class.
 */
export function isAppError(error: unknown, kind?: ErrorKind): error is AppError {
  if (!(error instanceof Error) || error.name !== 'AppError' || !('kind' in error)) return false
  return kind === undefined || error.kind === kind
}
