import { STOP_WORDS } from './stop-words.ts'
import { placedWords } from './words.ts'

/** A page or two is enough to detect the language. */
const SAMPLE_CHARACTERS = 20_000
/** With fewer function words, or a smaller share of them, the language would be a guess. */
const MIN_STOP_WORDS = 2
const SMALLEST_SHARE = 0.12

/** Languages in which a word is a function word. */
const LANGUAGES_WITH = new Map<string, string[]>()
for (const [language, words] of STOP_WORDS)
  for (const word of words) LANGUAGES_WITH.set(word, [...(LANGUAGES_WITH.get(word) ?? []), language])

/** ISO 639-1 code of the language with the most function words in a text; null if uncertain. */
export function languageOfText(text: string): string | null {
  const words = placedWords(text.slice(0, SAMPLE_CHARACTERS))
  const counts = new Map<string, number>()
  for (const { word } of words)
    for (const language of LANGUAGES_WITH.get(word) ?? []) counts.set(language, (counts.get(language) ?? 0) + 1)
  const [best, second] = [...counts].sort(([, one], [, other]) => other - one)
  if (best === undefined || best[1] === second?.[1]) return null
  const [language, count] = best
  return count >= MIN_STOP_WORDS && count >= words.length * SMALLEST_SHARE ? language : null
}
