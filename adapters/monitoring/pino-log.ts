import { destination, pino, stdTimeFunctions, type DestinationStream, type LevelWithSilent, type Logger } from 'pino'
import type { Log } from '../../core/shared/ports/log.ts'
import { describeError } from './describe-error.ts'
import { maskAddresses, withoutAddresses } from './mask-addresses.ts'

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
