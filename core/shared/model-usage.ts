/** Usage and cost of the calls to a language model for one piece of work. */
export interface ModelUsage {
  /** Charged at full price: neither written to the cache nor read from it. */
  readonly inputTokens: number
  readonly cacheWriteTokens: number
  readonly cacheReadTokens: number
  readonly outputTokens: number
  readonly searches: number
  /** US dollars. */
  readonly cost: number
  /** Display name of the last model used; absent if an earlier release stored it. */
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

/** The sum of earlier usage, if any, and later usage. */
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
