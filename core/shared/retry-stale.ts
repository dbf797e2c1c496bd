import { isStale } from './stale.ts'

const ATTEMPTS = 5

/** Repeats the work after a conflicting change by somebody else, so that it sees that change. */
export async function retryStale<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work()
    } catch (error) {
      if (!isStale(error) || attempt === ATTEMPTS) throw error
    }
  }
}
