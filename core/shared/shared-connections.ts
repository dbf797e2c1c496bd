import { AppError, isAppError } from './app-error.ts'

const CODE = 'shared.database-connections-shared'

/** A pooler gives one connection of the server to several of ours in turn: one would work with what another was told. */
export function sharedConnections(): AppError {
  return new AppError('conflict', CODE)
}

export function isSharedConnections(error: unknown): boolean {
  return isAppError(error, 'conflict') && error.code === CODE
}
