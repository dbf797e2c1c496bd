import type { MessageCreateParamsBase, TextCitation } from '@anthropic-ai/sdk/resources/messages/messages'

/** The name of the first shown source that holds the words; "none" where there is none. */
export function sourceHolding(request: MessageCreateParamsBase, words: string): string {
  const blocks = request.messages.flatMap(({ content }) => (typeof content === 'string' ? [] : content))
  const found = blocks.find((block) => block.type === 'search_result' && JSON.stringify(block).includes(words))
  return found?.type === 'search_result' ? found.source : 'none'
}

export function citing(source: string, words: string): TextCitation {
  const place = { search_result_index: 0, start_block_index: 0, end_block_index: 1 }
  return { type: 'search_result_location', source, title: null, cited_text: words, ...place }
}
