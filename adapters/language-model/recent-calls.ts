import type { ModelUsage } from '../../core/shared/model-usage.ts'
import type { SpendingFeature } from '../../core/spending/spending-feature.ts'
import type { ModelRequest } from './port/language-model.ts'
import { beginningsOf } from './port/request-size.ts'

/** Less than the five minutes for which a beginning stays in the vendor's cache. */
const CACHED_MS = 4 * 60_000
/** Fewer calls tell too little of what the next one writes. */
const ENOUGH_CALLS = 5
const REMEMBERED_CALLS = 50
/** Rarely does a call write more than so many times the most that others like it wrote. */
const MARGIN = 1.5

/** What is known of a call before it is made, from those that were made lately. */
export interface Forecast {
  readonly outputTokens: number
  /** Bytes of the beginning that is in the cache already. */
  readonly cachedBytes: number
}

/** What calls of this process wrote and cached lately, so that no more is kept back for the next than it may well need. */
export class RecentCalls {
  private readonly written = new Map<SpendingFeature, number[]>()
  /** Until when a beginning is in the cache, by its hash. */
  private readonly cachedUntil = new Map<string, number>()

  /** `usualTokens` counts as long as too few calls like it were made. */
  forecast(request: ModelRequest, feature: SpendingFeature, now: number, usualTokens = Infinity): Forecast {
    const cached = beginningsOf(request).findLast(({ hash }) => (this.cachedUntil.get(hash) ?? 0) > now)
    const cachedBytes = cached?.bytes ?? 0
    return { outputTokens: Math.min(request.maxTokens, this.mostOf(feature) ?? usualTokens), cachedBytes }
  }

  /** Notes a call that got its reply. */
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
