import { LANGUAGES } from '../../core/languages/languages.ts'

/** Stop words by ISO 639-1 code, of the languages that have them. */
export const STOP_WORDS: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  LANGUAGES.flatMap(({ code, stopWords }) =>
    stopWords === undefined ? [] : [[code, new Set(stopWords.split(/\s+/).filter((word) => word !== ''))] as const],
  ),
)
