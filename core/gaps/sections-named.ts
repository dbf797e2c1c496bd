import { QUESTION_WORDS } from './asked-for.ts'
import { labelOf } from './question-label.ts'

/** The sections of a brief that a question or a heading names, in any language, whosever they are. */
export function sectionsNamed(text: string): string[] {
  const { whole } = labelOf(text)
  return QUESTION_WORDS.flatMap(({ sections }) => sections.filter(([, words]) => words.test(whole)).map(([key]) => key))
}
