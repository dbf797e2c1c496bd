import { LANGUAGES } from '../../../core/languages/languages.ts'

/** Numbers in words, in the languages of the documents, as alternatives of a pattern. */
export const NUMBER_WORD = LANGUAGES.flatMap(({ numberWords }) => numberWords ?? []).join('|')
