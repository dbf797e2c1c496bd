import type { MessageCreateParamsStreaming } from '@anthropic-ai/sdk/resources/messages'
import { costOf, priceOf, type PriceTable } from './prices.ts'
import type { Forecast } from './recent-calls.ts'
import { beginningsOf } from './request-beginnings.ts'

/** Fewer than any text has: English has four, and others more bytes a letter. */
const BYTES_PER_TOKEN = 3
const SEARCHES_UNLESS_TOLD = 5
/** What the results of a search add to what is read. */
const TOKENS_PER_SEARCH = 10_000

/**
 * US dollars that a call may cost, before it is made: what it asks to cache is written anew, unless it is known to be there.
 * A call that writes more than calls like it did lately may cost more, at most its `max_tokens`. Throws where the table
 * does not name the model.
 */
export function worstCostOf(request: MessageCreateParamsStreaming, prices: PriceTable, forecast: Forecast): number {
  const price = priceOf(request.model, prices)
  if (price === null) throw new Error(`The price of ${request.model} is not known.`)
  const searches = searchesOf(request)
  const bytes = Buffer.byteLength(JSON.stringify(request))
  const marked = beginningsOf(request).findLast(({ isMarked }) => isMarked)?.bytes ?? 0
  const cached = Math.min(marked, forecast.cachedBytes)
  const usage = {
    inputTokens: tokens(Math.max(0, bytes - marked)) + searches * TOKENS_PER_SEARCH,
    cacheWriteTokens: tokens(marked - cached),
    cacheReadTokens: tokens(cached),
    outputTokens: forecast.outputTokens,
    searches,
  }
  return costOf(usage, price, prices.webSearch)
}

function tokens(bytes: number): number {
  return Math.ceil(bytes / BYTES_PER_TOKEN)
}

function searchesOf({ tools = [] }: MessageCreateParamsStreaming): number {
  const search = tools.find((tool) => 'type' in tool && String(tool.type).startsWith('web_search'))
  if (search === undefined) return 0
  return ('max_uses' in search ? search.max_uses : null) ?? SEARCHES_UNLESS_TOLD
}
