import type { ModelUsage } from '../../core/shared/model-usage.ts'
import type { SpendingFeature } from '../../core/spending/spending-feature.ts'
import type { ModelRequest } from './port/language-model.ts'
import { beginningsOf } from './port/request-size.ts'

/** Shorter than the vendor's cache lifetime of five minutes. */
const CACHED_MS = 4 * 60_000
/** Fewer calls predict too little. */
const ENOUGH_CALLS = 5
const REMEMBERED_CALLS = 50
/** A call rarely writes more than this many times the maximum of similar calls. */
const MARGIN = 1.5

/** Prediction for a call, from recent ones. */
export interface Forecast {
  readonly outputTokens: number
  /** Size of the beginning that is already cached, in bytes. */
  readonly cachedBytes: number
}

/**
 * Output sizes and cached beginnings of this process's recent calls, so that reservations are no larger than needed.
 */
export class RecentCalls {
  private readonly written = new Map<SpendingFeature, number[]>()
  /** Expiry of each cached beginning, by its hash. */
  private readonly cachedUntil = new Map<string, number>()

  /** `usualTokens` is used until enough similar calls were made. */
  forecast(request: ModelRequest, feature: SpendingFeature, now: number, usualTokens = Infinity): Forecast {
    const cached = beginningsOf(request).findLast(({ hash }) => (this.cachedUntil.get(hash) ?? 0) > now)
    const cachedBytes = cached?.bytes ?? 0
    return { outputTokens: Math.min(request.maxTokens, this.mostOf(feature) ?? usualTokens), cachedBytes }
  }

  /** Records a successful call. */
  note(request: ModelRequest, feature: SpendingFeature, usage: ModelUsage, now: number): void {
    const written = this.written.get(feature) ?? []
    if (request.maxTokens > 1) this.written.set(feature, [...written, usage.outputTokens].slice(-REMEMBERED_CALLS))
    if (usage.cacheReadTokens + usage.cacheWriteTokens === 0) return
    for (const [hash, until] of this.cachedUntil) if (until <= now) this.cachedUntil.delete(hash)
    for (const { hash, isMarked } of beginningsOf(request)) if (isMarked) this.cachedUntil.set(hash, now + CACHED_MS)
  }

  private mostOf(feature: SpendingFeature): number | null {
    const written = this.written.get(feature) ?? []
    return written.length < ENOUGH_CALLS ? null : Math.ceil(MARGIN * Math.max(...written))
  }
}
