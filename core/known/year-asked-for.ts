import { lastYearsIn } from '../languages/dates.ts'
import { LANGUAGES } from '../languages/languages.ts'

/** `latest`: the last known year. */
export type AskedYear = number | 'latest'

const YEAR_BEFORE = LANGUAGES.flatMap(({ commonQuestions }) =>
  commonQuestions === undefined
    ? []
    : [new RegExp(commonQuestions.yearBefore.replaceAll('_', ' ').replaceAll(' / ', '|'), 'iu')],
)

/** The year that a label names; for a financial year, the one in which it ends. Null if it names several. */
export function yearAskedFor(label: string): AskedYear | null {
  const years = lastYearsIn(label)
  if (years.length > 1 || (years.length === 0 && YEAR_BEFORE.some((words) => words.test(label)))) return null
  return years[0] ?? 'latest'
}
