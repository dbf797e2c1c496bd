import type { FoundSuggestion, ItemSuggester } from '../../../core/hand-in/ports.ts'

/** Without a model nothing is read out of documents: only what people confirmed is suggested. */
export class NoItemSuggester implements ItemSuggester {
  suggest(): Promise<readonly FoundSuggestion[]> {
    return Promise.resolve([])
  }
}
