import type { MessageCreateParamsStreaming } from '@anthropic-ai/sdk/resources/messages'
import { costOf, priceOf, type PriceTable } from './prices.ts'

/** Fewer than any text has: English has four, and others more bytes a letter. */
const BYTES_PER_TOKEN = 3
const SEARCHES_UNLESS_TOLD = 5
/** What the results of a search add to what is read. */
const TOKENS_PER_SEARCH = 10_000

/** US dollars that a call may cost at most, before it is made. Throws where the table does not name the model. */
export function worstCostOf(request: MessageCreateParamsStreaming, prices: PriceTable): number {
  const price = priceOf(request.model, prices)
  if (price === null) throw new Error(`The price of ${request.model} is not known.`)
  const searches = searchesOf(request)
  const written = Math.ceil(Buffer.byteLength(JSON.stringify(request)) / BYTES_PER_TOKEN)
  const usage = {
    inputTokens: 0,
    cacheWriteTokens: written + searches * TOKENS_PER_SEARCH,
    cacheReadTokens: 0,
    outputTokens: request.max_tokens,
    searches,
  }
  return costOf(usage, price, prices.webSearch)
}

function searchesOf({ tools = [] }: MessageCreateParamsStreaming): number {
  const search = tools.find((tool) => 'type' in tool && String(tool.type).startsWith('web_search'))
  if (search === undefined) return 0
  return ('max_uses' in search ? search.max_uses : null) ?? SEARCHES_UNLESS_TOLD
}
