import type { Cell, Table } from './document.ts'

/** Cells that reach over rows are looked for in so many columns. */
const MAX_SPANNING = 100

/** The cells of each row from left to right; null where a cell of a row above goes on. */
export function rowsOf({ cells, rows }: Table): (readonly (Cell | null)[])[] {
  const found: (readonly (Cell | null)[])[] = []
  const spanning = new Map<number, Cell>()
  let next = 0
  for (let row = 0; row < rows && (next < cells.length || spanning.size > 0); row++) {
    const first = next
    while (next < cells.length && cells[next]!.row <= row) next++
    const own = cells.slice(first, next)
    found.push(spanning.size === 0 ? own : withSpanning(own, [...spanning.keys()]))
    for (const cell of own) {
      if (cell.rowSpan > 1 && spanning.size < MAX_SPANNING) spanning.set(cell.column, cell)
    }
    for (const [column, cell] of spanning) if (cell.row + cell.rowSpan <= row + 1) spanning.delete(column)
  }
  return found
}

function withSpanning(own: readonly Cell[], columns: readonly number[]): (Cell | null)[] {
  const placed = [
    ...own.map((cell) => ({ cell, column: cell.column })),
    ...columns.map((column) => ({ cell: null, column })),
  ]
  return placed.sort((a, b) => a.column - b.column).map(({ cell }) => cell)
}
