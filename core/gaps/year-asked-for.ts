import { lastYearsIn } from '../languages/dates.ts'

/** `latest`: of the last year that is known. */
export type AskedYear = number | 'latest'

/** The year that a label names, a financial year by the one in which it ends; null where it names several. */
export function yearAskedFor(label: string): AskedYear | null {
  const years = lastYearsIn(label)
  if (years.length > 1) return null
  return years[0] ?? 'latest'
}
