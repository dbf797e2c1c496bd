import type { BudgetAmounts, BudgetLine } from '../brief/budget.ts'
import { wholeFigure } from '../languages/figures.ts'
import { tableIn } from '../shared/markdown-table.ts'
import { columnNamed, isTotal } from './budget-columns.ts'

const NONE: BudgetAmounts = { amount: null, fromThisFunder: null, fromOthers: null, inKind: null }

/** Costs that an answer lists as a table or as items with amounts; null for other wordings. */
export function costsOfAnswer(text: string): readonly BudgetLine[] | null {
  const table = tableIn(text)
  if (table === null) return null
  const named = table.columns.map(columnNamed)
  const columns = named.some((column, at) => at > 0 && column !== null) ? named : [null, 'amount' as const]
  const lines = table.rows.flatMap(([item = '', ...cells]): BudgetLine[] => {
    if (item === '' || isTotal(item)) return []
    const amounts = cells.flatMap((cell, at): [string, number][] => {
      const [value] = wholeFigure(cell)?.values ?? []
      const column = columns[at + 1] ?? null
      return column === null || value === undefined ? [] : [[column, value]]
    })
    return [{ item, ...NONE, ...Object.fromEntries(amounts) }]
  })
  return lines.some(hasAmount) ? lines : null
}

function hasAmount({ item: _, ...amounts }: BudgetLine): boolean {
  return Object.values(amounts).some((amount) => amount !== null)
}
