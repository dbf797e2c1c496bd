import type { PrintedQuestion } from '../known/asked.ts'
import { askedFor, QUESTION_WORDS } from '../known/asked-for.ts'
import { sectionsIn } from '../known/project-sections.ts'
import { labelOf } from '../known/question-label.ts'

/** Maximum number of words in the label of a field. */
const LONGEST_FIELD = 10
/** Sections that belong to projects, not to organisations, unless other words say so. */
const OF_PROJECTS: ReadonlySet<string> = new Set(['timeline', 'sustainability', 'withoutGrant'])
const OF_PROJECTS_IN_FIELDS: ReadonlySet<string> = new Set(['measuring', 'outcomes', 'risks', 'summary'])

/** Sections about the future, which no document answers: the answer is a plan. */
const OF_THE_FUTURE: ReadonlySet<string> = new Set(['risks', 'measuring', 'timeline', 'sustainability'])

/** Whether a question asks only for a plan: risks, evaluation, timetable, sustainability and the like. */
export function asksForPlanOnly(question: PrintedQuestion): boolean {
  if (!asksForPlans(question)) return false
  const [section] = sectionsIn(labelOf(question.text).whole)
  return section === undefined || OF_THE_FUTURE.has(section)
}

/**
 * Whether a question is about what the applicant will do with this grant, which reports of earlier work do not answer.
 */
export function asksForPlans(question: PrintedQuestion): boolean {
  const { whole } = labelOf(question.text)
  if (QUESTION_WORDS.some(({ over, elsewhere }) => over?.test(whole) === true || elsewhere?.test(whole) === true))
    return false
  if (QUESTION_WORDS.some(({ planned }) => planned?.test(whole) === true)) return true
  const { subject, fact } = askedFor(question)
  if (subject !== 'other') return subject === 'project' && (fact !== null || isField(whole))
  return namesPlans(whole)
}

function namesPlans(question: string): boolean {
  if (QUESTION_WORDS.some(({ usualWork }) => usualWork?.test(question) === true)) return false
  return sectionsIn(question).some(
    (section) => OF_PROJECTS.has(section) || (OF_PROJECTS_IN_FIELDS.has(section) && isField(question)),
  )
}

function isField(question: string): boolean {
  return !question.includes('?') && question.split(/\s+/u).length <= LONGEST_FIELD
}
