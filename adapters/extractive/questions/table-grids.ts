import type { FormCell, FormTable } from '../../../core/proposals/form/form.ts'
import { isToBeFilled, textOf } from './cell-content.ts'
import { TOTAL } from './exclusion-words.ts'
import type { Grid } from './printed-items.ts'

const MIN_SERIES = 3

/** Rows such as "Period 1", "Period 2", "Period 3": one answer in parts. */
export function isSeries(rows: readonly FormCell[][]): boolean {
  const stems = rows.flatMap((row) => /^(\p{L}[\p{L} ]*?)\s*\d+\b/u.exec(textOf(row[0]!))?.[1]?.toLowerCase() ?? [])
  const series = stems.filter((stem) => stem === stems[0]).length
  const waits = rows.filter((row) => row.length > 1 && row.slice(1).every((cell) => isToBeFilled(cell)))
  return series >= MIN_SERIES && series >= rows.length - 1 && waits.length >= series
}

/** The rows as the parts of one answer. */
export function seriesOf(table: FormTable, rows: readonly FormCell[][]): Grid {
  const labels = rows.map((row) => textOf(row[0]!))
  const anchors = rows.map((row) => row[1]?.anchor ?? table.anchor)
  return {
    kind: 'grid',
    series: true,
    money: false,
    columns: labels,
    rows: [],
    anchor: table.anchor,
    columnAnchors: anchors,
  }
}

/** The table by the names of its columns, a heading over several rows joined into one, and of its rows. */
export function gridOf(table: FormTable, header: readonly FormCell[][], body: readonly FormCell[][]): Grid {
  const columns = new Map<number, { name: string; anchor: string }>()
  for (const cell of header.flat()) {
    const text = textOf(cell)
    if (text === '') continue
    const width = header.length > 1 ? cell.columnSpan : 1
    for (let column = cell.column; column < cell.column + width; column++) {
      const over = columns.get(column)
      columns.set(column, {
        name: over === undefined ? text : joined(over.name, text),
        anchor: over?.anchor ?? cell.anchor,
      })
    }
  }
  const headed = [...columns.entries()].sort(([a], [b]) => a - b).map(([, column]) => column)
  const distinct = headed.filter(({ name }, index) => name !== headed[index - 1]?.name)
  const named = body.map((row) => textOf(row[0]!)).filter((text) => text !== '')
  return {
    kind: 'grid',
    series: false,
    money: TOTAL.test(named.at(-1) ?? ''),
    columns: distinct.map(({ name }) => name),
    rows: named,
    anchor: table.anchor,
    columnAnchors: distinct.map(({ anchor }) => anchor),
  }
}

/** A heading over several rows may part a word at a row's end. */
function joined(upper: string, lower: string): string {
  return /\p{Ll}-$/u.test(upper) && /^\p{Ll}/u.test(lower) ? upper.slice(0, -1) + lower : `${upper} ${lower}`
}
