import { AppError, isAppError } from './app-error.ts'

/** Codes for a full disk or an exhausted quota, of the system, SQLite and PostgreSQL. */
const DISK_FULL = new Set(['ENOSPC', 'EDQUOT', 'SQLITE_FULL', '53100'])
const DEEPEST_CAUSE = 5

/**
 * An `unavailable` error with the error as its cause if it, or one of its causes, means that a disk is full; null for
 * any other.
 */
export function diskFull(error: unknown, source: unknown = error): AppError | null {
  let cause: unknown = source
  for (let depth = 0; depth < DEEPEST_CAUSE && cause instanceof Error; depth += 1) {
    if (isAppError(cause)) return cause.code === CODE ? cause : null
    if (DISK_FULL.has(String((cause as { code?: unknown }).code))) return noSpaceLeft(error)
    cause = cause.cause
  }
  return null
}

const CODE = 'shared.disk-full'

function noSpaceLeft(cause: unknown): AppError {
  return new AppError('unavailable', CODE, {}, cause)
}
