import { AMOUNT_COLUMNS, amountsOf, type AmountColumn, type BudgetDraft, type TypedLine } from './budget-draft.ts'

type Totals = Readonly<Record<AmountColumn, number>>

/** Adds in hundredths, where numbers are exact. */
const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + Math.round(amount * 100), 0) / 100

/** Totals of all valid amounts. */
export function totalsOf({ lines, currency }: BudgetDraft, language: string): Totals {
  const read = lines.map((line) => amountsOf(line, currency, language))
  const totals = AMOUNT_COLUMNS.map((column) => [column, sumOf(read.map((amounts) => amounts[column] ?? 0))])
  return Object.fromEntries(totals) as Totals
}

/** Funding of a line minus its cost; 0 if too little is known. */
export function differenceIn(line: TypedLine, currency: string, language: string): number {
  const { amount: cost, fromThisFunder, fromOthers, inKind } = amountsOf(line, currency, language)
  const sources = [fromThisFunder, fromOthers, inKind]
  if (typeof cost !== 'number' || sources.every((source) => typeof source !== 'number')) return 0
  return sumOf([...sources.map((source) => source ?? 0), -cost])
}
