import { yearsIn } from '../../../core/documents/years-in.ts'
import type { Evidence } from './candidate.ts'
import type { QuestionProfile } from './question-profile.ts'
import { providesKind, type ScoredCandidate } from './score-candidates.ts'

/** Years this near are those that reports compare a year with; older ones are history. */
const COMPARED = 5
/** What is said of a year before it is over. */
const FORECAST =
  /\b(?:expect\w*|forecast\w*|anticipat\w*|projected|projections?|estimates?|budgeted|planned|plans? to|aims? to|hopes? to|intends? to|wants? to|would like|targets?|will)\b/iu
/** What has a figure for every year. */
const FIGURES = ['amount', 'count'] as const

/**
 * The candidates that can give the figures of the years that a question asks for: of such a year's document, or beside
 * such a year, if there are figures among them, and no forecasts where the question asks for what has been. Another year's would pass for this one's. All, where none are asked for.
 */
export function ofAskedYears(all: readonly ScoredCandidate[], profile: QuestionProfile): readonly ScoredCandidate[] {
  const { years, wanted, spansYears, asksPast } = profile
  if (!FIGURES.some((kind) => wanted.has(kind))) return all
  const scored = asksPast ? all.filter(({ candidate }) => !FORECAST.test(candidate.text)) : all
  if (years.length === 0 || spansYears) return scored
  const asked = (year: number) => years.includes(year)
  const isOf = ({ year, hit }: Evidence) => asked(year) || yearsIn(hit.passage.headings.join('\n')).some(asked)
  const fitting = scored.filter(({ candidate }) => {
    const own = yearsIn(candidate.text)
    if (own.some(asked)) return true
    const isAnother = own.some((year) => years.some((other) => Math.abs(other - year) <= COMPARED))
    return !isAnother && (yearsIn(candidate.under ?? '').some(asked) || isOf(candidate.evidence))
  })
  const figures = FIGURES.filter((kind) => wanted.has(kind))
  return fitting.some(({ candidate }) => figures.some((kind) => providesKind(kind, candidate))) ? fitting : []
}
