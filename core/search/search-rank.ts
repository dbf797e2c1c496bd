/** Best first; equally good ones keep their order. */
export function bestFirst<T>(found: readonly (readonly [item: T, fit: number])[], limit: number): T[] {
  return [...found]
    .sort(([, a], [, b]) => b - a)
    .slice(0, limit)
    .map(([item]) => item)
}
