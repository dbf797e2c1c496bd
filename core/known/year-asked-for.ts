import { lastYearsIn } from '../languages/dates.ts'
import { LANGUAGES } from '../languages/languages.ts'

/** `latest`: of the last year that is known. */
export type AskedYear = number | 'latest'

const YEAR_BEFORE = LANGUAGES.flatMap(({ commonQuestions }) =>
  commonQuestions === undefined
    ? []
    : [new RegExp(commonQuestions.yearBefore.replaceAll('_', ' ').replaceAll(' / ', '|'), 'iu')],
)

/** The year that a label names, a financial year by the one in which it ends; null where it names several. */
export function yearAskedFor(label: string): AskedYear | null {
  const years = lastYearsIn(label)
  if (years.length > 1 || (years.length === 0 && YEAR_BEFORE.some((words) => words.test(label)))) return null
  return years[0] ?? 'latest'
}
