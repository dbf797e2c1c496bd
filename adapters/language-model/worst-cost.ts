import type { ModelRequest } from './port/language-model.ts'
import { costOf, type ModelPrice } from './prices.ts'
import type { Forecast } from './recent-calls.ts'
import { beginningsOf, bytesOf, tokensIn } from './port/request-size.ts'

/** What the results of a search add to what is read. */
const TOKENS_PER_SEARCH = 10_000

/**
 * US dollars that a call may cost, before it is made: what it asks to cache is written anew, unless it is known to be there.
 * A call that writes more than calls like it did lately may cost more, at most its `maxTokens`.
 */
export function worstCostOf(request: ModelRequest, price: ModelPrice, webSearch: number, forecast: Forecast): number {
  const searches = request.webSearches ?? 0
  const bytes = bytesOf(request)
  const marked = beginningsOf(request).findLast(({ isMarked }) => isMarked)?.bytes ?? 0
  const cached = Math.min(marked, forecast.cachedBytes)
  const usage = {
    inputTokens: tokensIn(Math.max(0, bytes - marked)) + searches * TOKENS_PER_SEARCH,
    cacheWriteTokens: tokensIn(marked - cached),
    cacheReadTokens: tokensIn(cached),
    outputTokens: forecast.outputTokens,
    searches,
  }
  return costOf(usage, price, webSearch)
}
