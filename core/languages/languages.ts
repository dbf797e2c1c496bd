import { danish } from './danish.ts'
import { dutch } from './dutch.ts'
import { english } from './english.ts'
import { finnish } from './finnish.ts'
import { french } from './french.ts'
import { german } from './german.ts'
import { hungarian } from './hungarian.ts'
import { italian } from './italian.ts'
import { norwegian } from './norwegian.ts'
import { polish } from './polish.ts'
import { portuguese } from './portuguese.ts'
import { spanish } from './spanish.ts'
import { swedish } from './swedish.ts'
import { welsh } from './welsh.ts'
import type { FormWordKind, LanguageData } from './language-data.ts'

/** The languages that the product reads, English first. */
export const LANGUAGES: readonly LanguageData[] = [
  english,
  german,
  french,
  spanish,
  italian,
  portuguese,
  dutch,
  swedish,
  danish,
  norwegian,
  finnish,
  polish,
  welsh,
  hungarian,
]

/** The words of this kind in all languages, as alternatives of a pattern. */
export function formWords(kind: FormWordKind): string {
  return LANGUAGES.flatMap(({ forms }) => forms?.[kind] ?? []).join('|')
}
