import { caseless } from '../shared/caseless.ts'
import type { AskedAndWon } from './ports.ts'

/** The latest year first, then by currency and funder, those without a funder last. */
export function inAskedOrder(rows: readonly AskedAndWon[]): AskedAndWon[] {
  return [...rows].sort(
    (one, other) =>
      other.year - one.year ||
      compare(one.currency, other.currency) ||
      Number(one.funder === null) - Number(other.funder === null) ||
      compare(caseless(one.funder ?? ''), caseless(other.funder ?? '')),
  )
}

const compare = (one: string, other: string) => (one < other ? -1 : Number(one > other))
