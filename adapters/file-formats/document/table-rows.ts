import type { Cell, Table } from './document.ts'

/** The cells of each row from left to right; null where a cell of a row above goes on. */
export function rowsOf({ cells, rows }: Table): (readonly (Cell | null)[])[] {
  const found: (readonly (Cell | null)[])[] = []
  let spanning: Cell[] = []
  let next = 0
  for (let row = 0; row < rows && (next < cells.length || spanning.length > 0); row++) {
    const first = next
    while (next < cells.length && cells[next]!.row <= row) next++
    const own = cells.slice(first, next)
    found.push(spanning.length === 0 ? own : withSpanning(own, spanning))
    spanning = [...spanning, ...own].filter((cell) => cell.row + cell.rowSpan > row + 1)
  }
  return found
}

function withSpanning(own: readonly Cell[], spanning: readonly Cell[]): (Cell | null)[] {
  const placed = [
    ...own.map((cell) => ({ cell, column: cell.column })),
    ...spanning.map(({ column }) => ({ cell: null, column })),
  ]
  return placed.sort((a, b) => a.column - b.column).map(({ cell }) => cell)
}
