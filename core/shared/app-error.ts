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

export interface ErrorDetails {
  /** Every wrong field with its reason, in the names of the request. */
  readonly fields?: Readonly<Record<string, string>>
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

/** The one error of the core. `message` is a sentence for the user; `code` is `<feature>.<reason>`; `cause` is for the log alone. */
export class AppError extends Error {
  override readonly name = 'AppError'

  constructor(
    readonly kind: ErrorKind,
    readonly code: string,
    message: string,
    readonly details: ErrorDetails = {},
    cause?: unknown,
  ) {
    super(message, { cause })
  }
}

export function notFound(code: string, message: string): AppError {
  return new AppError('not-found', code, message)
}

/** A validation error that names every wrong field. */
export function invalid(code: string, fields: Readonly<Record<string, string>>): AppError {
  return new AppError('invalid', code, Object.values(fields).join(' '), { fields })
}

/** Told by its name, not its class, of which there are two where the program and what it loads later are loaded in two ways. */
export function isAppError(error: unknown, kind?: ErrorKind): error is AppError {
  if (!(error instanceof Error) || error.name !== 'AppError' || !('kind' in error)) return false
  return kind === undefined || error.kind === kind
}
