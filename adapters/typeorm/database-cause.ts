import { AppError, isAppError } from '../../core/shared/app-error.ts'
import type { DatabaseCause, DatabasePlace } from '../../core/shared/reasons/reasons-of-service.ts'

/** By error code of PostgreSQL, the system or TLS. */
const BY_CODE: Readonly<Record<string, DatabaseCause>> = {
  '28P01': 'wrong-password',
  '28000': 'not-admitted',
  '3D000': 'no-such-database',
  '42501': 'no-right',
  '3F000': 'no-right',
  '25006': 'read-only',
  '53300': 'too-many-connections',
  '57P01': 'starting',
  '57P03': 'starting',
  ECONNREFUSED: 'port-closed',
  ENOENT: 'port-closed',
  ENOTFOUND: 'unknown-host',
  EAI_AGAIN: 'name-server-away',
  ENETUNREACH: 'no-answer',
  EHOSTUNREACH: 'no-answer',
  ETIMEDOUT: 'no-answer',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'certificate',
  SELF_SIGNED_CERT_IN_CHAIN: 'certificate',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'certificate',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'certificate',
  CERT_HAS_EXPIRED: 'certificate',
  ERR_TLS_CERT_ALTNAME_INVALID: 'certificate',
}

/** By message, for errors without a code. */
const BY_MESSAGE: readonly (readonly [RegExp, DatabaseCause])[] = [
  [/does not support SSL/i, 'no-tls'],
  [/password must be a (non-empty )?string/i, 'no-password'],
  [/Query read timeout|query_wait_timeout|no more connections allowed/i, 'pooler-full'],
  [/timeout expired|connection timeout|timeout exceeded/i, 'no-answer'],
]

const DEEPEST_CAUSE = 6

/**
 * An `unavailable` error with the cause, the place and the original error; null if the error is no usual
 * misconfiguration.
 */
export function refusedDatabase(error: unknown, url: string): AppError | null {
  if (isAppError(error) && error.code.startsWith('operations.')) return error
  const cause = databaseCause(error)
  const values = cause && { cause, place: placeOf(url) }
  return values && new AppError('unavailable', 'operations.database-refused', { values }, error)
}

function databaseCause(error: unknown): DatabaseCause | null {
  let link: unknown = error
  for (let depth = 0; depth < DEEPEST_CAUSE && link instanceof Error; depth += 1) {
    const { code } = link as { code?: unknown }
    const { message } = link
    const cause = BY_CODE[String(code)] ?? BY_MESSAGE.find(([pattern]) => pattern.test(message))?.[1]
    if (cause !== undefined) return cause
    link = Reflect.get(link, 'driverError') ?? link.cause
  }
  return null
}

const USUAL_PORT = '5432'

/** Throws `TypeError` for a malformed address. */
export function placeOf(url: string): DatabasePlace {
  const { hostname, port, pathname, username, searchParams } = new URL(url)
  const user = decodeURIComponent(username)
  return {
    host: searchParams.get('host') ?? (hostname || 'localhost'),
    port: searchParams.get('port') ?? (port || USUAL_PORT),
    database: decodeURIComponent(pathname.slice(1)) || user,
    user,
  }
}
