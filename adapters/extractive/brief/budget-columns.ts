import type { BudgetAmounts, BudgetLine } from '../../../core/brief/budget.ts'
import { wholeFigure } from '../../../core/languages/figures.ts'

/** Which cell of a row says what. */
export type BudgetColumns = { readonly item: number } & { readonly [Column in keyof BudgetAmounts]?: number }

/** What heads each column, the narrower meaning first. */
const HEADS: readonly (readonly [keyof BudgetAmounts, RegExp])[] = [
  ['inKind', /\bin[- ]?kind\b/iu],
  [
    'fromThisFunder',
    /\b(?:request\p{L}*|asked|applied|this (?:grant|fund\p{L}*|application)|from (?:you|us|this funder)|our grant|your grant|grant)\b/iu,
  ],
  ['fromOthers', /\b(?:match\p{L}*|others?|secured|own (?:funds|contribution|resources)|co-?fund\p{L}*)\b/iu],
  ['amount', /\b(?:total|amount|costs?|budget|price|kosten|coûts?|costes?|costi|custos|bedrag)\b|^[£€$]$/iu],
]
/** Accounts of a past year look like a budget, but are none. */
const OF_ACCOUNTS = /\b(?:income|actual|audited|balance|reserves|fund balance|assets|revenue|unrestricted)\b/iu
const TOTAL = /^(?:(?:sub|grand)?[- ]?totals?\b|sum\b|overall\b|gesamt|summe|totaux|totale?\b)/iu
const LONGEST_ITEM = 200
const HIGHEST = 1_000_000_000
const WORD = /\p{L}{2}/u

/** The columns that a row heads; null where it is no head of a budget. */
export function columnsOf(cells: readonly string[]): BudgetColumns | null {
  if (cells.length < 2 || cells.some((cell) => wholeFigure(cell) !== null || OF_ACCOUNTS.test(cell))) return null
  const columns: { -readonly [Column in keyof BudgetAmounts]?: number } = {}
  const heading = new Set<number>()
  for (const [at, cell] of cells.entries()) {
    const column = at === 0 ? undefined : HEADS.find(([, head]) => head.test(cell))?.[0]
    if (column === undefined || columns[column] !== undefined) continue
    columns[column] = at
    heading.add(at)
  }
  const item = cells.findIndex((cell, at) => !heading.has(at) && WORD.test(cell))
  return heading.size === 0 || item === -1 ? null : { item, ...columns }
}

/** None below nothing: what is taken away is no cost. */
function amountOf(cell: string): number | null {
  const figure = wholeFigure(cell)
  return figure === null || figure.isNegative || figure.values[0]! > HIGHEST ? null : figure.values[0]!
}

/** The row as a line of the budget; null where it says no amount, and where it adds others up. */
export function lineFrom(cells: readonly string[], columns: BudgetColumns): BudgetLine | null {
  const item = cells[columns.item] ?? ''
  if (!WORD.test(item) || item.length > LONGEST_ITEM || TOTAL.test(item)) return null
  const inColumn = (column: keyof BudgetAmounts) => {
    const at = columns[column]
    return at === undefined ? null : amountOf(cells[at] ?? '')
  }
  const line = {
    item,
    amount: inColumn('amount'),
    fromThisFunder: inColumn('fromThisFunder'),
    fromOthers: inColumn('fromOthers'),
    inKind: inColumn('inKind'),
  }
  return Object.values(line).some((value) => typeof value === 'number') ? line : null
}
