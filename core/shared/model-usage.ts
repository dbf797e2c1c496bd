/** What the calls to a language model behind one piece of work used and cost. */
export interface ModelUsage {
  /** Read at full price: neither written to the cache nor read from it. */
  readonly inputTokens: number
  readonly cacheWriteTokens: number
  readonly cacheReadTokens: number
  readonly outputTokens: number
  readonly searches: number
  /** US dollars. */
  readonly cost: number
  /** The model that was asked last, as people know it; absent where an earlier release noted it. */
  readonly modelName?: string
}

export const NO_USAGE: ModelUsage = {
  inputTokens: 0,
  cacheWriteTokens: 0,
  cacheReadTokens: 0,
  outputTokens: 0,
  searches: 0,
  cost: 0,
}

/** What was used before, if anything, with what was used since. */
export function addUsage(before: ModelUsage | null, since: ModelUsage | null): ModelUsage | null {
  return since === null ? before : sumOfUsage(before ?? NO_USAGE, since)
}

export function sumOfUsage(a: ModelUsage, b: ModelUsage): ModelUsage {
  const modelName = b.modelName ?? a.modelName
  return {
    inputTokens: a.inputTokens + b.inputTokens,
    cacheWriteTokens: a.cacheWriteTokens + b.cacheWriteTokens,
    cacheReadTokens: a.cacheReadTokens + b.cacheReadTokens,
    outputTokens: a.outputTokens + b.outputTokens,
    searches: a.searches + b.searches,
    cost: a.cost + b.cost,
    ...(modelName !== undefined && { modelName }),
  }
}
