import { plainWords } from './search-words.ts'

/** How a text fits the words: each as a whole word, or as the beginning of one; null where one is missing. */
export function fitOf(text: string, words: readonly string[]): number | null {
  const present = plainWords(text)
  let fit = 0
  for (const word of words) {
    if (present.includes(` ${word} `)) fit += 1
    else if (present.includes(` ${word}`)) fit += 0.5
    else return null
  }
  return fit / words.length + (present.startsWith(` ${words[0]}`) ? 0.25 : 0)
}

/** The best first; those that fit equally well stay in their order. */
export function bestFirst<T>(found: readonly (readonly [item: T, fit: number])[], limit: number): T[] {
  return [...found]
    .sort(([, a], [, b]) => b - a)
    .slice(0, limit)
    .map(([item]) => item)
}
