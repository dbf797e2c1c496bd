import type { SourcePassage } from '../shared/source-passage.ts'
import type { TextState } from '../shared/text-state.ts'

/** Cost and funding in the budget's currency, with at most two decimals; null where unknown. */
export interface BudgetAmounts {
  readonly amount: number | null
  readonly fromThisFunder: number | null
  readonly fromOthers: number | null
  readonly inKind: number | null
}

export interface BudgetLine extends BudgetAmounts {
  readonly item: string
}

export interface Budget {
  readonly lines: readonly BudgetLine[]
  /** ISO 4217, such as `GBP`. */
  readonly currency: string
  /** Origin and version of the budget. */
  readonly state: TextState
  readonly sources: readonly SourcePassage[]
}

export const USUAL_CURRENCY = 'GBP'

type BudgetTotals = { readonly [Column in keyof BudgetAmounts]: number }

const COLUMNS = ['amount', 'fromThisFunder', 'fromOthers', 'inKind'] as const satisfies (keyof BudgetAmounts)[]

export function totalsOf(lines: readonly BudgetAmounts[]): BudgetTotals {
  const sums = COLUMNS.map((column) => [column, sumOf(lines.map((line) => line[column]))] as const)
  return Object.fromEntries(sums) as BudgetTotals
}

/**
 * Funding of a line minus its cost: positive if the three sources pay more. 0 where they are equal, and where the cost
 * or the funding is unknown.
 */
export function differenceIn({ amount, ...paid }: BudgetAmounts): number {
  const { fromThisFunder, fromOthers, inKind } = paid
  const sources = [fromThisFunder, fromOthers, inKind]
  if (amount === null || sources.every((source) => source === null)) return 0
  return sumOf([...sources, -amount])
}

/** Trims the item and rounds the amounts to two decimals. */
export function tidyLine({ item, ...amounts }: BudgetLine): BudgetLine {
  const rounded = COLUMNS.map((column) => [column, amounts[column] === null ? null : sumOf([amounts[column]])])
  return { item: item.trim(), ...(Object.fromEntries(rounded) as BudgetAmounts) }
}

/** Adds in hundredths, where numbers are exact. */
function sumOf(amounts: readonly (number | null)[]): number {
  const hundredths = amounts.reduce<number>((sum, amount) => sum + Math.round((amount ?? 0) * 100), 0)
  return hundredths / 100
}
