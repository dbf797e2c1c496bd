import type { FactGroup, FactState, ProfileFact } from '../../../../../adapters/http-contract/profile.ts'

export const GROUPS: readonly FactGroup[] = [
  'identity',
  'contact',
  'money',
  'people',
  'work',
  'policies',
  'bank',
  'own',
]

/** In display order. */
export const COUNTED_STATES = ['confirmed', 'proposed', 'conflicting', 'outdated', 'missing'] as const

/** Number of facts in each state. */
export function countByState(facts: readonly ProfileFact[]): Record<FactState, number> {
  const count = (state: FactState) => facts.filter((fact) => fact.state === state).length
  return {
    confirmed: count('confirmed'),
    proposed: count('proposed'),
    conflicting: count('conflicting'),
    outdated: count('outdated'),
    missing: count('missing'),
  }
}

/** A figure of the organisation over several years, such as its income. */
export interface YearlyFigure {
  /** The key without the year. */
  readonly base: string
  readonly label: string
  readonly byYear: ReadonlyMap<number, ProfileFact>
}

function withoutYear(text: string, year: number | null): string {
  const end = String(year ?? '')
  return text.endsWith(end) ? text.slice(0, text.length - end.length).trim() : text
}

export function yearlyFigures(facts: readonly ProfileFact[]): readonly YearlyFigure[] {
  const figures = new Map<string, ProfileFact[]>()
  for (const fact of facts) {
    if (!fact.yearly) continue
    const base = withoutYear(fact.key, fact.year)
    figures.set(base, [...(figures.get(base) ?? []), fact])
  }
  return [...figures].map(([base, own]) => ({
    base,
    label: withoutYear(own[0]?.label ?? '', own[0]?.year ?? null),
    byYear: new Map(own.map((fact) => [fact.year ?? 0, fact])),
  }))
}

/** Years with a known or requested figure, latest first. */
export function yearsOf(figures: readonly YearlyFigure[]): readonly number[] {
  return [...new Set(figures.flatMap(({ byYear }) => [...byYear.keys()]))].sort((a, b) => b - a)
}

/** The figure of a year, or a missing one. */
export function figureIn({ base, byYear }: YearlyFigure, year: number, label: string): ProfileFact | undefined {
  const [like] = byYear.values()
  if (byYear.has(year) || like === undefined) return byYear.get(year)
  const nothing = { value: null, confirmedBy: null, confirmedAt: null, validUntil: null }
  return { ...like, ...nothing, state: 'missing', candidates: [], label, key: `${base}${year}`, year }
}
