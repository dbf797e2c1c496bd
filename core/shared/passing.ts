import { isAppError } from './app-error.ts'
import { isStale } from './stale.ts'

/**
 * Whether the same work may come to its end when it is done again: what it needs was away or busy, or somebody changed the
 * same thing at the same moment.
 */
export function isPassing(error: unknown): boolean {
  return isAppError(error, 'unavailable') || isStale(error)
}
