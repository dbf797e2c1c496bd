/** What the calls to a language model behind one piece of work used and cost. */
export interface ModelUsage {
  readonly inputTokens: number
  readonly cacheWriteTokens: number
  readonly cacheReadTokens: number
  readonly outputTokens: number
  readonly searches: number
  /** US dollars. */
  readonly cost: number
}
