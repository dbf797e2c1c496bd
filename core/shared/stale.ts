import { AppError } from './app-error.ts'

/** Somebody else changed or removed the same thing since it was read. */
export function stale(cause?: unknown): AppError {
  return new AppError('conflict', 'shared.stale', 'This was changed in the meantime. Reload and try again.', {}, cause)
}
