import { AppError, isAppError } from './app-error.ts'

const STALE = 'shared.stale'

/** Somebody else changed or removed the same thing since it was read. */
export function stale(cause?: unknown): AppError {
  return new AppError('conflict', STALE, {}, cause)
}

export function isStale(error: unknown): boolean {
  return isAppError(error) && error.code === STALE
}
