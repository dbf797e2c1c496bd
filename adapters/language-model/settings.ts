import type { Effort } from './port/language-model.ts'
import type { PriceTable } from './prices.ts'

/** How calls of a language model are made. */
export interface ModelSettings {
  /** The model as people know it. */
  readonly name: string
  /** The effort of the model; more costs more output tokens. */
  readonly effort: Effort
  readonly prices: PriceTable
  /** Calls in flight from this process, for all accounts and for one. */
  readonly concurrency: number
  readonly concurrencyOfAccount: number
  /** Longer libraries are not put into a prompt as a whole; 0 for none at all. Absent: as long as a model of a million tokens reads well. */
  readonly wholeLibraryTokens?: number
  readonly retryPolicy: RetryPolicy
}

/** Milliseconds. */
export interface RetryPolicy {
  /** Without any data, from the request on. */
  readonly idleMs: number
  /** From the request to the end of its reply. */
  readonly totalMs: number
  /** Before the first further attempt; it grows threefold with each. */
  readonly firstPauseMs: number
  /** A server that asks for a longer pause is left to the job, which comes again. */
  readonly longestPauseMs: number
  /** Attempts at one call before the job is told that the model is unavailable. */
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

/** With this patience for a reply as a whole; silence is borne for a part of it. */
export function retryPolicyOf(totalMs: number): RetryPolicy {
  return { ...RETRY_POLICY, totalMs, idleMs: Math.round(totalMs * SHARE_OF_SILENCE) }
}
