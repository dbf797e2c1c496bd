import type { FormCell, FormTable } from '../proposals/form/form.ts'

/** The cells of a table by their rows and columns, each in the order of the table. */
export interface TableIndex {
  readonly row: (row: number) => readonly FormCell[]
  readonly column: (column: number) => readonly FormCell[]
}

const known = new WeakMap<FormTable, TableIndex>()

/** Made once for each table: tables of thousands of rows are asked for each of them. */
export function tableIndex(table: FormTable): TableIndex {
  const found = known.get(table)
  if (found !== undefined) return found
  const rows = grouped(table.cells, ({ row }) => row)
  const columns = grouped(table.cells, ({ column }) => column)
  const index: TableIndex = { row: (at) => rows.get(at) ?? [], column: (at) => columns.get(at) ?? [] }
  known.set(table, index)
  return index
}

/** Things by what they share, in their order. */
export function grouped<Thing, Key>(things: readonly Thing[], keyOf: (thing: Thing) => Key): Map<Key, Thing[]> {
  const groups = new Map<Key, Thing[]>()
  for (const thing of things) {
    const key = keyOf(thing)
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [thing])
    else group.push(thing)
  }
  return groups
}
