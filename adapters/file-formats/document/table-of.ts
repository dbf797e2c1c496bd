import type { Cell, Table } from './document.ts'

/** A table of placed cells, as wide as the cell that ends furthest right. */
export function tableOf(anchor: string, rows: number, cells: readonly Cell[]): Table {
  const columns = cells.reduce((widest, cell) => Math.max(widest, cell.column + cell.columnSpan), 0)
  return { kind: 'table', page: null, anchor, rows, columns, cells }
}
