import type { ModelRequest } from './port/language-model.ts'
import { costOf, type ModelPrice } from './prices.ts'
import type { Forecast } from './recent-calls.ts'
import { beginningsOf, bytesOf, tokensIn } from './port/request-size.ts'

/** Upper estimate of the input that a search's results add. */
const TOKENS_PER_SEARCH = 10_000

/**
 * Estimates the maximum cost of a call in US dollars before it is made. Cached parts are priced as new writes unless
 * they are known to be cached. A call that writes more than recent similar ones may cost more, up to its `maxTokens`.
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
