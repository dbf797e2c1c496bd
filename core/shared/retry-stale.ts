import { isStale } from './stale.ts'

const ATTEMPTS = 5

/** Does the work again where somebody else changed the same thing meanwhile, so that it sees what they did. */
export async function retryStale<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work()
    } catch (error) {
      if (!isStale(error) || attempt === ATTEMPTS) throw error
    }
  }
}
