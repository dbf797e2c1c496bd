import { MONEY_COLUMN, PEOPLE_GRID } from './exclusion-words.ts'
import type { Grid } from './printed-items.ts'

/** A table of costs or income, whose cells are not questions. */
export function isMoneyGrid(grid: Grid): boolean {
  return grid.money || (!grid.series && grid.columns.some((column) => MONEY_COLUMN.test(column)))
}

/** A monitoring table that counts people by age, ethnicity or sex. */
export function isPeopleGrid(grid: Grid): boolean {
  return [...grid.columns, ...grid.rows].filter((text) => PEOPLE_GRID.test(text)).length >= 2
}
