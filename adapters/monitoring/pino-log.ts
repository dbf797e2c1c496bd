import { destination, pino, stdTimeFunctions, type DestinationStream, type LevelWithSilent, type Logger } from 'pino'
import type { Log } from '../../core/shared/ports/log.ts'

/** An e-mail address in a text, with its "@" as it is or as a link holds it. */
const ADDRESS = /[\w.!#$&'*+/=?^`{|}~-]{1,64}(?:@|%40)[\w-]+(?:\.[\w-]+)+/g
/** Looked for first: hardly any line of the log holds one. */
const SIGN = /@|%40/

/** The text with e-mail addresses made unreadable: a log is kept for longer than an account may be. */
function maskAddresses(text: string): string {
  return SIGN.test(text) ? text.replace(ADDRESS, '[e-mail]') : text
}

/** The same for the texts among the details of a line, and in lists and objects of these. */
function withoutAddresses(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return maskAddresses(value)
  if (typeof value !== 'object' || value === null || value instanceof Error || depth === DEEPEST) return value
  if (Array.isArray(value)) return value.map((item: unknown) => withoutAddresses(item, depth + 1))
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, withoutAddresses(item, depth + 1)]))
}

const DEEPEST = 4

interface ErrorDescription {
  readonly name: string
  readonly message: string
  readonly code?: string
  readonly stack?: string
  readonly cause?: unknown
}

const DEEPEST_CAUSE = 5

/**
 * What a log may hold of an error. Only these: libraries hang request bodies and query parameters on their errors, and
 * those are users' texts. Mail servers name addresses in their messages.
 */
function describeError(error: unknown, depth = 0): unknown {
  if (!(error instanceof Error)) return maskAddresses(String(error))
  const { name, message, stack, cause } = error
  const { code } = error as { code?: unknown }
  const description: ErrorDescription = {
    name,
    message: maskAddresses(message),
    ...(code !== undefined && { code: String(code) }),
    ...(stack !== undefined && { stack: maskAddresses(stack) }),
    ...(cause !== undefined && depth < DEEPEST_CAUSE && { cause: describeError(cause, depth + 1) }),
  }
  return description
}

type Details = Readonly<Record<string, unknown>>

const STDERR = 2
const SECRETS = ['password', 'passwordHash', 'token', 'tokenHash', 'secret', 'apiKey', 'cookie', 'authorization']

/**
 * One JSON line a message, on stderr unless told otherwise: stdout is for what a person or a script asked for. What secrets
 * are usually called is blotted out, and so are e-mail addresses, should they ever get into a line.
 */
export class PinoLog implements Log {
  private readonly logger: Logger

  constructor(options: { readonly level?: LevelWithSilent; readonly destination?: DestinationStream } = {}) {
    const settings = {
      level: options.level ?? 'info',
      base: undefined,
      timestamp: stdTimeFunctions.isoTime,
      formatters: {
        level: (label: string) => ({ level: label }),
        log: (details: object) => withoutAddresses(details) as Record<string, unknown>,
      },
      serializers: { error: describeError },
      redact: SECRETS,
    }
    this.logger = pino(settings, options.destination ?? destination(STDERR))
  }

  info(message: string, details: Details = {}): void {
    this.logger.info(details, maskAddresses(message))
  }

  warn(message: string, details: Details = {}): void {
    this.logger.warn(details, maskAddresses(message))
  }

  error(message: string, details: Details = {}): void {
    this.logger.error(details, maskAddresses(message))
  }
}
