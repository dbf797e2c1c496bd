import { AMOUNT_COLUMNS, amountOf, type AmountColumn, type BudgetDraft, type TypedLine } from './budget-draft.ts'

type Totals = Readonly<Record<AmountColumn, number>>

/** Added up in hundredths, where numbers are exact. */
const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + Math.round(amount * 100), 0) / 100

/** Of what can be read as an amount. */
export function totalsOf({ lines }: BudgetDraft): Totals {
  const totals = AMOUNT_COLUMNS.map((column) => [column, sumOf(lines.map((line) => amountOf(line[column]) ?? 0))])
  return Object.fromEntries(totals) as Totals
}

/** How much more (or, negative, less) the sources of a line pay than it costs; 0 where too little is known. */
export function differenceIn(line: TypedLine): number {
  const cost = amountOf(line.amount)
  const sources = [line.fromThisFunder, line.fromOthers, line.inKind].map(amountOf)
  if (typeof cost !== 'number' || sources.every((source) => typeof source !== 'number')) return 0
  return sumOf([...sources.map((source) => source ?? 0), -cost])
}
