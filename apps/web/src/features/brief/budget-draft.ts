import { amountOf, amountTyped } from '../../shared/money/typed-amount.ts'
import type { Budget, BudgetLine } from '../../../../../adapters/http-contract/brief.ts'

export const AMOUNT_COLUMNS = ['amount', 'fromThisFunder', 'fromOthers', 'inKind'] as const
export type AmountColumn = (typeof AMOUNT_COLUMNS)[number]

/** A line with its typed values. */
export type TypedLine = { readonly key: number; readonly item: string } & { readonly [Column in AmountColumn]: string }

export interface BudgetDraft {
  readonly lines: readonly TypedLine[]
  readonly currency: string
}

let keys = 0

export function emptyLine(): TypedLine {
  return { key: ++keys, item: '', amount: '', fromThisFunder: '', fromOthers: '', inKind: '' }
}

export function draftOf({ lines, currency }: Budget): BudgetDraft {
  return { lines: lines.map(typedLine), currency }
}

function typedLine({ item, ...amounts }: BudgetLine): TypedLine {
  const typed = AMOUNT_COLUMNS.map((column) => [column, amountTyped(amounts[column])])
  return { ...emptyLine(), item, ...(Object.fromEntries(typed) as Record<AmountColumn, string>) }
}

type Amounts = Record<AmountColumn, number | null | undefined>

/** Amounts of a line: null if empty, undefined if invalid. */
export function amountsOf(line: TypedLine, currency: string, language: string): Amounts {
  const amounts = AMOUNT_COLUMNS.map((column) => [column, amountOf(line[column], { language, currency })])
  return Object.fromEntries(amounts) as Amounts
}

/** The lines to save; null while one has an invalid amount. */
export function linesOf({ lines, currency }: BudgetDraft, language: string): BudgetLine[] | null {
  const read = lines.map((line) => ({ item: line.item, ...amountsOf(line, currency, language) }))
  return read.every(isTaken) ? read : null
}

function isTaken(line: { readonly item: string } & Amounts): line is BudgetLine {
  return AMOUNT_COLUMNS.every((column) => line[column] !== undefined)
}

/** Moves the line by a number of positions. */
export function moved(lines: readonly TypedLine[], key: number, by: number): TypedLine[] {
  const from = lines.findIndex((line) => line.key === key)
  const others = lines.filter((line) => line.key !== key)
  return [...others.slice(0, from + by), lines[from]!, ...others.slice(from + by)]
}
