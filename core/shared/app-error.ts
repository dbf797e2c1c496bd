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

/** Every wrong field with its reason, in the names of the request. */
export type WrongFields = Readonly<Record<string, Reason>>

export interface ErrorDetails {
  /** What the sentence of the code is made with. */
  readonly values?: unknown
  readonly fields?: WrongFields
  /** Seconds after which trying again makes sense. */
  readonly retryAfter?: number
  /** The text that was saved before the one that was refused. */
  readonly current?: CurrentText
}

export interface CurrentText {
  readonly version: number
  readonly text: string
  /** Null where no person wrote it. */
  readonly author: { readonly id: string; readonly name: string } | null
}

type Details<Code extends ReasonCode> = Omit<ErrorDetails, 'values'> & { readonly values: ReasonValues[Code] }
type WithFields = ErrorDetails & { readonly fields: WrongFields }

/** A code that has values can't be thrown without them, unless its fields say all. */
type Rest<Code extends ReasonCode> = ReasonValues[Code] extends null
  ? [details?: Omit<ErrorDetails, 'values'>, cause?: unknown]
  : [details: Details<Code> | WithFields, cause?: unknown]

/**
 * The one error of the core: a code, `<feature>.<reason>`, with its values. The edge makes the sentence of them. `cause` is
 * for the log alone.
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

/** A validation error that names every wrong field. */
export function invalid(code: ReasonCode, fields: WrongFields): AppError {
  return new AppError('invalid', code, { fields })
}

/** A validation error of one field, with the reason of the error itself. */
export function invalidField(field: string, reason: Reason): AppError {
  return invalid(reason.code, { [field]: reason })
}

/** Why it is refused: its code with its values. */
export function reasonOf({ code, details }: AppError): Reason {
  return (details.values === undefined ? { code } : { code, values: details.values }) as Reason
}

/** Told by its name, not its class, of which there are two where the program and what it loads later are loaded in two ways. */
export function isAppError(error: unknown, kind?: ErrorKind): error is AppError {
  if (!(error instanceof Error) || error.name !== 'AppError' || !('kind' in error)) return false
  return kind === undefined || error.kind === kind
}
