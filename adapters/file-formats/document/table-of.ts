import type { Cell, Table } from './document.ts'

/** Makes a table of placed cells, as wide as its rightmost cell. */
export function tableOf(anchor: string, rows: number, cells: readonly Cell[]): Table {
  const columns = cells.reduce((widest, cell) => Math.max(widest, cell.column + cell.columnSpan), 0)
  return { kind: 'table', page: null, anchor, rows, columns, cells }
}
