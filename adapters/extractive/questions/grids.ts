import { MONEY_COLUMN, PEOPLE_GRID } from './exclusion-words.ts'
import type { Grid, PrintedItem, PrintedLine } from './printed-items.ts'
import { askingOf } from './prompts.ts'

/** A table of costs or income: its cells are no questions. */
export function isMoneyGrid(grid: Grid): boolean {
  return grid.money || (!grid.series && grid.columns.some((column) => MONEY_COLUMN.test(column)))
}

/** A monitoring table that counts people by age, ethnicity or sex. */
export function isPeopleGrid(grid: Grid): boolean {
  return [...grid.columns, ...grid.rows].filter((text) => PEOPLE_GRID.test(text)).length >= 2
}

const REACH = 200

/** Whether at least two labels or questions are under a line before the next heading: it names a repeated block. */
export function fieldGroups(items: readonly PrintedItem[], line: PrintedLine | null): boolean {
  if (line === null) return false
  let fields = 0
  const start = items.indexOf(line) + 1
  for (const item of items.slice(start, start + REACH)) {
    if (item.kind !== 'line' || item.level !== null) break
    const asking = askingOf(item.text)
    if ((asking === 'label' || asking === 'open') && !/^you can add/iu.test(item.text)) fields++
    if (fields >= 2) return true
  }
  return false
}
