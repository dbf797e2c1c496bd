import { valueIn, wholeFigure } from '../../../../../core/languages/figures.ts'
import { texts } from '../../shared/texts/texts.ts'
import type { Budget, BudgetLine } from '../../../../../adapters/http-contract/brief.ts'

export const AMOUNT_COLUMNS = ['amount', 'fromThisFunder', 'fromOthers', 'inKind'] as const
export type AmountColumn = (typeof AMOUNT_COLUMNS)[number]

/** A line as it is typed. */
export type TypedLine = { readonly key: number; readonly item: string } & { readonly [Column in AmountColumn]: string }

export interface BudgetDraft {
  readonly lines: readonly TypedLine[]
  readonly currency: string
}

const HIGHEST = 1_000_000_000
let keys = 0

export function emptyLine(): TypedLine {
  return { key: ++keys, item: '', amount: '', fromThisFunder: '', fromOthers: '', inKind: '' }
}

export function draftOf({ lines, currency }: Budget): BudgetDraft {
  return { lines: lines.map(typedLine), currency }
}

function typedLine({ item, ...amounts }: BudgetLine): TypedLine {
  const typed = AMOUNT_COLUMNS.map((column) => [column, typedAmount(amounts[column])])
  return { ...emptyLine(), item, ...(Object.fromEntries(typed) as Record<AmountColumn, string>) }
}

function typedAmount(amount: number | null): string {
  if (amount === null) return ''
  return Number.isInteger(amount) ? String(amount) : amount.toFixed(2)
}

/** Null where nothing is typed; undefined where it is no amount, or could be two in the language of the page. */
export function amountOf(typed: string): number | null | undefined {
  if (typed.replace(/[£€$\s]/gu, '') === '') return null
  const figure = wholeFigure(typed.trim().replace(/[.,]$/u, ''))
  const amount = figure === null || figure.isNegative ? null : valueIn(figure, texts.locale)
  return amount === null || amount > HIGHEST ? undefined : Math.round(amount * 100) / 100
}

/** The lines to be saved; null while one of them has what is no amount. */
export function linesOf({ lines }: BudgetDraft): BudgetLine[] | null {
  const read = lines.map(lineOf)
  return read.some((line) => line === null) ? null : read.filter((line) => line !== null)
}

function lineOf(line: TypedLine): BudgetLine | null {
  const amounts = AMOUNT_COLUMNS.map((column) => [column, amountOf(line[column])] as const)
  if (amounts.some(([, amount]) => amount === undefined)) return null
  return { item: line.item, ...(Object.fromEntries(amounts) as Record<AmountColumn, number | null>) }
}

/** The line moved by so many places. */
export function moved(lines: readonly TypedLine[], key: number, by: number): TypedLine[] {
  const from = lines.findIndex((line) => line.key === key)
  const others = lines.filter((line) => line.key !== key)
  return [...others.slice(0, from + by), lines[from]!, ...others.slice(from + by)]
}
