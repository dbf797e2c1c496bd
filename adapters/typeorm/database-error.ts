import { QueryFailedError, QueryRunnerAlreadyReleasedError } from 'typeorm'

import { AppError, isAppError } from '../../core/shared/app-error.ts'
import { diskFull } from '../../core/shared/disk-full.ts'
import { stale } from '../../core/shared/stale.ts'

const DUPLICATE = ['23505', 'SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY', 'SQLITE_CONSTRAINT_ROWID']
/** Serialisation failure, or deadlock. */
const LOST_TO_ANOTHER = ['40001', '40P01']
const REFERS_TO_NOTHING = ['23503', 'SQLITE_CONSTRAINT_FOREIGNKEY']
/** Cancelled, mostly by the time limit of a statement; and lock timeout. */
const CANCELLED = '57014'
const HELD_BY_ANOTHER = '55P03'
/** A standby, or a server that refuses all changes because of its operator or a full disk. */
export const READ_ONLY = '25006'
/** Locked, read-only, too many connections, shutting down, or unreachable. */
const OUT_OF_REACH =
  /^(SQLITE_(BUSY|LOCKED|IOERR|READONLY|CANTOPEN)|08|53|57P|25006|25P03|ECONN|ETIMEDOUT|EPIPE|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)/
const LOST_CONNECTION = /Connection terminated|connection timeout|timeout exceeded|Query read timeout|not queryable/i

/** Converts a driver's error to the core's, with the error as its cause; returns any other error unchanged. */
export function databaseError(error: unknown): unknown {
  if (isAppError(error)) return error
  const code = codeOf(error)
  if ([...DUPLICATE, ...REFERS_TO_NOTHING].includes(code)) return stale(error)
  if (code === CANCELLED) return tooSlow(error)
  if (code === HELD_BY_ANOTHER || LOST_TO_ANOTHER.includes(code)) return heldByAnother(error)
  const full = diskFull(error, driverErrorOf(error))
  if (full) return full
  if (OUT_OF_REACH.test(code) || isLostConnection(error)) return unavailable(error)
  return error instanceof QueryFailedError ? new Error('A statement failed in the database.', { cause: error }) : error
}

/** The violated unique constraint in a driver's message: its name or its columns. Null for any other error. */
export function duplicateIn(error: unknown): string | null {
  if (!DUPLICATE.includes(codeOf(error))) return null
  const driverError = error instanceof QueryFailedError ? error.driverError : error
  return `${String(Reflect.get(driverError as object, 'constraint') ?? '')} ${String(Reflect.get(driverError as object, 'message'))}`
}

/** Whether another process has locked the SQLite file. */
export function isBusy(error: unknown): boolean {
  return isAppError(error, 'unavailable') && codeOf(error.cause).startsWith('SQLITE_BUSY')
}

/** Whether the database is read-only, temporarily or on this connection only. */
export function isReadOnly(error: unknown): boolean {
  return codeOf(isAppError(error) ? error.cause : error) === READ_ONLY
}

/** Whether a transaction failed because of concurrent changes, so that a retry may succeed. */
export function isLostToAnother(error: unknown): boolean {
  return LOST_TO_ANOTHER.includes(codeOf(isAppError(error) ? error.cause : error))
}

/** Whether a statement timed out waiting for a lock. */
export function gaveUpWaiting(error: unknown): boolean {
  return codeOf(isAppError(error) ? error.cause : error) === HELD_BY_ANOTHER
}

function driverErrorOf(error: unknown): unknown {
  return error instanceof QueryFailedError ? error.driverError : error
}

function codeOf(error: unknown): string {
  const source = driverErrorOf(error)
  const code: unknown = typeof source === 'object' && source !== null ? Reflect.get(source, 'code') : undefined
  return typeof code === 'string' ? code : ''
}

/** TypeORM releases a broken connection at once, without a notice to work that still uses it. */
export function isLostConnection(error: unknown): boolean {
  if (error instanceof QueryRunnerAlreadyReleasedError) return true
  return error instanceof Error && LOST_CONNECTION.test(error.message)
}

function tooSlow(cause: unknown): AppError {
  return new AppError('unavailable', 'shared.database-too-slow', {}, cause)
}

function heldByAnother(cause: unknown): AppError {
  return new AppError('unavailable', 'shared.database-busy', {}, cause)
}

function unavailable(cause: unknown): AppError {
  return new AppError('unavailable', 'shared.database-unavailable', {}, cause)
}
