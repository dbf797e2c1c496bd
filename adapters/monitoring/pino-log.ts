import { destination, pino, stdTimeFunctions, type DestinationStream, type LevelWithSilent, type Logger } from 'pino'
import type { Log } from '../../core/shared/ports.ts'

/** An e-mail address in a text, with a plain or a percent-encoded "@". */
const ADDRESS = /[\w.!#$&'*+/=?^`{|}~-]{1,64}(?:@|%40)[\w-]+(?:\.[\w-]+)+/g
/** Tested first, since few log lines contain it. */
const SIGN = /@|%40/

/** Masks e-mail addresses in a text: a log may be kept longer than an account. */
function maskAddresses(text: string): string {
  return SIGN.test(text) ? text.replace(ADDRESS, '[e-mail]') : text
}

/** Masks e-mail addresses in the details of a line, nested lists and objects included. */
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
 * The only fields of an error that are logged: libraries attach request bodies and query parameters, which are users'
 * texts, to their errors. Mail servers name addresses in their messages.
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
 * One JSON line a message, on stderr by default: stdout is for requested output. Fields with usual names of secrets and
 * e-mail addresses are masked, should they ever get into a line.
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
