import { sectionsIn } from '../known/project-sections.ts'
import { labelOf } from '../known/question-label.ts'

/** The sections of a brief that a question or a heading names, in any language, whosever they are. */
export function sectionsNamed(text: string): string[] {
  const { whole } = labelOf(text)
  return sectionsIn(whole)
}
