import { LANGUAGES } from '../../../core/languages/languages.ts'

/** Small numbers in words, as alternatives of a pattern. */
export const WORD_NUMBERS = LANGUAGES.flatMap(({ commonQuestions }) => commonQuestions?.numbers.split(' ') ?? []).join(
  '|',
)
