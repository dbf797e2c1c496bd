import { isAppError } from './app-error.ts'
import { isStale } from './stale.ts'

/**
 * Whether a retry may succeed: a service was unavailable or busy, or somebody changed the same thing at the same time.
 */
export function isPassing(error: unknown): boolean {
  return isAppError(error, 'unavailable') || isStale(error)
}
