import { english } from './english.ts'
import { french } from './french.ts'
import { german } from './german.ts'
import { OTHER_LANGUAGES } from './other-languages.ts'
import { portuguese } from './portuguese.ts'
import { spanish } from './spanish.ts'
import { welsh } from './welsh.ts'
import type { FormWordKind, LanguageData } from './language-data.ts'

/** The languages that the product reads, English first. */
export const LANGUAGES: readonly LanguageData[] = [
  english,
  german,
  french,
  spanish,
  portuguese,
  welsh,
  ...OTHER_LANGUAGES,
]

/** The words of this kind in all languages, as alternatives of a pattern. */
export function formWords(kind: FormWordKind): string {
  return LANGUAGES.flatMap(({ forms }) => forms?.[kind] ?? []).join('|')
}
