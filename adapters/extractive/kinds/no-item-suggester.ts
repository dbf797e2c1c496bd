import type { FoundSuggestion, ItemSuggester } from '../../../core/hand-in/ports.ts'

/** Suggests only confirmed values, because documents need a model. */
export class NoItemSuggester implements ItemSuggester {
  suggest(): Promise<readonly FoundSuggestion[]> {
    return Promise.resolve([])
  }
}
