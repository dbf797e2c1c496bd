import type { Effort } from './port/language-model.ts'
import type { PriceTable } from './prices.ts'

/** Settings for calls of a language model. */
export interface ModelSettings {
  /** The name that people know. */
  readonly name: string
  /** Effort of the model; a higher one uses more output tokens. */
  readonly effort: Effort
  readonly prices: PriceTable
  /** Maximum number of simultaneous calls of this process, in total and for one account. */
  readonly concurrency: number
  readonly concurrencyOfAccount: number
  /**
   * Maximum size of a library that is put into a prompt as a whole; 0 for never. Absent: the length that a model of a
   * million tokens reads well.
   */
  readonly wholeLibraryTokens?: number
  readonly retryPolicy: RetryPolicy
}

/** In milliseconds. */
export interface RetryPolicy {
  /** Maximum time without data, from the request on. */
  readonly idleMs: number
  /** Maximum time from the request to the end of its reply. */
  readonly totalMs: number
  /** Pause before the second attempt; each further pause is three times as long. */
  readonly firstPauseMs: number
  /** If a server asks for a longer pause, the job is retried instead. */
  readonly longestPauseMs: number
  /** Attempts per call before the model counts as unavailable. */
  readonly attempts: number
}

export const RETRY_POLICY: RetryPolicy = {
  idleMs: 90_000,
  totalMs: 10 * 60_000,
  firstPauseMs: 500,
  longestPauseMs: 10_000,
  attempts: 3,
}

const SHARE_OF_SILENCE = 0.15

/** Policy with this maximum time for a whole reply; the maximum silence is a share of it. */
export function retryPolicyOf(totalMs: number): RetryPolicy {
  return { ...RETRY_POLICY, totalMs, idleMs: Math.round(totalMs * SHARE_OF_SILENCE) }
}
