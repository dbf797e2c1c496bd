import type { Figure } from './figures.ts'

/** Smaller numbers match sums by chance. */
const SMALLEST = 100
const HALF_PERCENT = 0.005
/** Tolerance for sums of decimals. */
export const SUM_TOLERANCE = 1e-6
/** Number of consecutive statements that are searched together for a part and its whole. */
const TOGETHER = 2
/** Maximum number of figures in a text; all pairs are added. */
const MOST_FIGURES = 40

/**
 * Whether a figure follows from two that were shown together: their sum, their difference, or the share of one in the
 * other.
 */
export function isWorkedOut(
  { kind, values: [value = 0] }: Figure,
  statements: readonly (readonly Figure[])[],
): boolean {
  if (kind === 'percent')
    return statements.some((_, at) =>
      isOfTwo(
        statements.slice(at, at + TOGETHER).flat(),
        (one, other) => Math.abs(one / other - value / 100) <= HALF_PERCENT,
      ),
    )
  if (kind === 'year' || value < SMALLEST) return false
  const alike = statements.flat().filter((one) => one.kind === kind)
  return isOfTwo(alike, (one, other) =>
    [one + other, one - other].some((known) => Math.abs(known - value) <= SUM_TOLERANCE),
  )
}

function isOfTwo(figures: readonly Figure[], fits: (one: number, other: number) => boolean): boolean {
  const counted = figures.filter(({ kind }) => kind === 'count' || kind === 'amount').slice(0, MOST_FIGURES)
  return counted.some((one) =>
    counted.some((other) => one !== other && one.kind === other.kind && fits(one.values[0] ?? 0, other.values[0] ?? 0)),
  )
}
