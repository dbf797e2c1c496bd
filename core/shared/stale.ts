import { AppError, isAppError } from './app-error.ts'

const STALE = 'shared.stale'

/** The error for a change to something that somebody else has changed or removed after it was read. */
export function stale(cause?: unknown): AppError {
  return new AppError('conflict', STALE, {}, cause)
}

export function isStale(error: unknown): boolean {
  return isAppError(error) && error.code === STALE
}
