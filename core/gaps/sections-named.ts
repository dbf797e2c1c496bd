import type { AskedSection } from '../languages/question-words.ts'
import { sectionsIn } from '../known/project-sections.ts'
import { labelOf } from '../known/question-label.ts'

/** Sections of a brief that a question or a heading names, in any language, of projects or of the organisation. */
export function sectionsNamed(text: string): AskedSection[] {
  const { whole } = labelOf(text)
  return sectionsIn(whole)
}
