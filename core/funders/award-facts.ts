import type { Award } from './register-entry.ts'
import type { AwardFacts, Counted } from './register-facts.ts'

/** Maximum number of recipients, places and programmes listed. */
export const MAX_TOLD = 5

/** Totals of awards in the most frequent currency, ignoring other currencies; null without awards. */
export function awardFactsOf(awards: readonly Award[]): AwardFacts | null {
  const currency = counted(awards.map((award) => award.currency))[0]?.name
  const counting = awards.filter((award) => award.currency === currency)
  const amounts = counting.map(({ amount }) => amount).sort((a, b) => a - b)
  const dates = counting.flatMap(({ awardedOn }) => awardedOn ?? []).sort()
  const recipients = counted(counting.flatMap(({ recipient }) => recipient?.name ?? []))
  if (currency === undefined) return null
  return {
    currency,
    count: counting.length,
    total: amounts.reduce((sum, amount) => sum + amount, 0),
    median: ((amounts[(amounts.length - 1) >> 1] ?? 0) + (amounts[amounts.length >> 1] ?? 0)) / 2,
    smallest: amounts[0] ?? 0,
    largest: amounts.at(-1) ?? 0,
    first: dates[0] ?? null,
    last: dates.at(-1) ?? null,
    recipientCount: new Set(counting.flatMap(({ recipient }) => recipient?.identifier ?? recipient?.name ?? [])).size,
    recipients: recipients.slice(0, MAX_TOLD),
    places: counted(counting.flatMap(({ place }) => place ?? [])).slice(0, MAX_TOLD),
    programmes: counted(counting.flatMap(({ programme }) => programme ?? [])).slice(0, MAX_TOLD),
  }
}

/** Most frequent first, then by name. */
function counted(names: readonly string[]): Counted[] {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts]
    .map(([name, awards]) => ({ name, awards }))
    .sort((a, b) => b.awards - a.awards || (a.name < b.name ? -1 : 1))
}
