import type { TermAnalyser } from '../../../../core/documents/ports/term-analyser.ts'
import { joinUnits, withoutUnits, type Unit } from './answer-units.ts'

/** Relative weights of an early position, a figure, and relevance to the question. */
const EARLIER = 0.35
const FIGURE = 0.15

/**
 * The whole sentences that fit: those least relevant to the question are dropped first, and restored if there is space
 * after all. Null if nothing fits.
 */
export function shortenUnits(
  units: readonly Unit[],
  question: string,
  fits: (text: string) => boolean,
  analyser: TermAnalyser,
): Unit[] | null {
  const asked = new Set(analyser.termsOf(question, analyser.languageOf(question) ?? 'en'))
  const worth = new Map(units.map((unit, place) => [unit, importanceOf(unit, place, asked, analyser)]))
  const byWorth = [...units].sort((a, b) => (worth.get(a) ?? 0) - (worth.get(b) ?? 0))
  const dropped = new Set<Unit>()
  for (const unit of byWorth) {
    if (fits(joinUnits(withoutUnits(units, dropped)))) break
    dropped.add(unit)
  }
  for (const unit of byWorth.reverse()) {
    if (!dropped.delete(unit)) continue
    if (!fits(joinUnits(withoutUnits(units, dropped)))) dropped.add(unit)
  }
  const kept = withoutUnits(units, dropped)
  return joinUnits(kept) === '' ? null : kept
}

function importanceOf({ text }: Unit, place: number, asked: ReadonlySet<string>, analyser: TermAnalyser): number {
  const spoken = new Set(analyser.termsOf(text, analyser.languageOf(text) ?? 'en'))
  const shared = [...asked].filter((term) => spoken.has(term)).length
  return shared + EARLIER / (place + 1) + (/\p{N}/u.test(text) ? FIGURE : 0)
}
