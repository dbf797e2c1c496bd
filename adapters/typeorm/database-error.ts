import { QueryFailedError } from 'typeorm'

import { AppError, isAppError } from '../../core/shared/app-error.ts'
import { stale } from '../../core/shared/stale.ts'

const DUPLICATE = ['23505', 'SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY', 'SQLITE_CONSTRAINT_ROWID']
/** A row that is referred to is gone, or two transactions got in each other's way. */
const IN_THE_WAY = ['23503', 'SQLITE_CONSTRAINT_FOREIGNKEY', '40001', '40P01']
/** Locked, full, too many connections, shutting down, or not to be reached. */
const OUT_OF_REACH = /^(SQLITE_(BUSY|LOCKED|FULL|IOERR)|08|53|57P|ECONN|ETIMEDOUT|EPIPE|ENOTFOUND|EHOSTUNREACH)/

/** The core's error for one of the driver, which becomes its cause; what is none of the driver's passes as it is. */
export function databaseError(error: unknown): unknown {
  if (isAppError(error)) return error
  const code = codeOf(error)
  if (DUPLICATE.includes(code) || IN_THE_WAY.includes(code)) return stale(error)
  if (OUT_OF_REACH.test(code) || isLostConnection(error)) return unavailable(error)
  return error instanceof QueryFailedError ? new Error('A statement failed in the database.', { cause: error }) : error
}

/** What a driver says of a unique constraint that was violated: its name, or its columns. Null for any other error. */
export function duplicateIn(error: unknown): string | null {
  if (!DUPLICATE.includes(codeOf(error))) return null
  const driverError = error instanceof QueryFailedError ? error.driverError : error
  return `${String(Reflect.get(driverError as object, 'constraint') ?? '')} ${String(Reflect.get(driverError as object, 'message'))}`
}

/** Whether another process holds the SQLite file. */
export function isBusy(error: unknown): boolean {
  return isAppError(error, 'unavailable') && codeOf(error.cause).startsWith('SQLITE_BUSY')
}

function codeOf(error: unknown): string {
  const source: unknown = error instanceof QueryFailedError ? error.driverError : error
  const code: unknown = typeof source === 'object' && source !== null ? Reflect.get(source, 'code') : undefined
  return typeof code === 'string' ? code : ''
}

function isLostConnection(error: unknown): boolean {
  return error instanceof Error && /Connection terminated|connection timeout|timeout exceeded/i.test(error.message)
}

function unavailable(cause: unknown): AppError {
  const message = 'The database is out of reach at the moment. Try again shortly.'
  return new AppError('unavailable', 'shared.database-unavailable', message, {}, cause)
}
