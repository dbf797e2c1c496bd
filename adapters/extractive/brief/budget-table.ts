import type { BudgetLine } from '../../../core/brief/budget.ts'
import type { ProposedBudget } from '../../../core/brief/ports/brief-proposer.ts'
import type { PassageHit } from '../../../core/documents/passage.ts'
import { cellsOf } from '../../../core/languages/figure-table.ts'
import { currencyNamedIn } from '../../../core/languages/figures.ts'
import { sourceFrom } from '../answers/sources.ts'
import { columnsOf, lineFrom, type BudgetColumns } from './budget-columns.ts'

/** A table of costs, with the rows that are lines of a budget. */
interface BudgetTable {
  readonly header: string
  readonly columns: BudgetColumns
  readonly lines: BudgetLine[]
  /** By passage. */
  readonly rows: Map<PassageHit, string[]>
}

const FEWEST_LINES = 2
/** Of the product's home. */
const USUAL_CURRENCY = 'GBP'

/** The budget in the tables of the documents, whose passages are given by document; null where there is none. */
export function budgetIn(documents: readonly (readonly PassageHit[])[]): ProposedBudget | null {
  for (const hits of documents) {
    const tables = tablesIn(hits).filter(({ lines }) => lines.length >= FEWEST_LINES)
    const best = tables.sort((a, b) => worthOf(b) - worthOf(a))[0]
    if (best) return budgetFrom(best)
  }
  return null
}

/** A table that says who pays is worth more than a longer one that does not. */
function worthOf({ columns, lines }: BudgetTable): number {
  return Object.keys(columns).length * 100 + lines.length
}

function budgetFrom({ header, lines, rows }: BudgetTable): ProposedBudget {
  const shown = [header, ...[...rows.values()].flat()].join('\n')
  const sources = [...rows].map(([hit, used]) => sourceFrom(hit, used))
  return { lines, currency: currencyNamedIn(shown)?.code ?? USUAL_CURRENCY, sources }
}

/** A table that goes on in the next passage repeats its first row there. */
function tablesIn(hits: readonly PassageHit[]): BudgetTable[] {
  const tables = new Map<string, BudgetTable>()
  for (const hit of hits) {
    let table: BudgetTable | null = null
    for (const row of hit.passage.text.split('\n')) {
      const columns = columnsOf(cellsOf(row))
      if (columns !== null) table = tables.get(row) ?? { header: row, columns, lines: [], rows: new Map() }
      else if (!row.includes(' |')) table = null
      else if (table !== null) addRow(table, row, hit)
      if (table !== null) tables.set(table.header, table)
    }
  }
  return [...tables.values()]
}

function addRow({ columns, lines, rows }: BudgetTable, row: string, hit: PassageHit): void {
  const line = lineFrom(cellsOf(row), columns)
  if (line === null) return
  lines.push(line)
  rows.set(hit, [...(rows.get(hit) ?? []), row])
}
