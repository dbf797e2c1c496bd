import { AppError, isAppError } from './app-error.ts'

const CODE = 'shared.database-connections-shared'

/**
 * A connection pooler shares one server connection among several clients in turn, so that session settings of one would
 * affect another.
 */
export function sharedConnections(): AppError {
  return new AppError('conflict', CODE)
}

export function isSharedConnections(error: unknown): boolean {
  return isAppError(error, 'conflict') && error.code === CODE
}
