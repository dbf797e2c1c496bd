import { wordsIn } from './search-words.ts'

/** How a text fits the words: each as a whole word, or as the beginning of one; null where one is missing. */
export function fitOf(text: string, words: readonly string[]): number | null {
  const present = wordsIn(text)
  let fit = 0
  for (const word of words) {
    if (present.includes(word)) fit += 1
    else if (present.some((other) => other.startsWith(word))) fit += 0.5
    else return null
  }
  const beginsSo = present[0] !== undefined && words[0] !== undefined && present[0].startsWith(words[0])
  return fit / words.length + (beginsSo ? 0.25 : 0)
}

/** The best first; those that fit equally well stay in their order. */
export function bestFirst<T>(found: readonly (readonly [item: T, fit: number])[], limit: number): T[] {
  return [...found]
    .sort(([, a], [, b]) => b - a)
    .slice(0, limit)
    .map(([item]) => item)
}
