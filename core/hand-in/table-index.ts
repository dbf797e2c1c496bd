import type { FormCell, FormTable } from '../proposals/form/form.ts'

/** Cells of a table by row and by column, in table order. */
export interface TableIndex {
  readonly row: (row: number) => readonly FormCell[]
  readonly column: (column: number) => readonly FormCell[]
}

const known = new WeakMap<FormTable, TableIndex>()

/** Built once per table: each row of a table with thousands of rows needs it. */
export function tableIndex(table: FormTable): TableIndex {
  const found = known.get(table)
  if (found !== undefined) return found
  const rows = grouped(table.cells, ({ row }) => row)
  const columns = grouped(table.cells, ({ column }) => column)
  const index: TableIndex = { row: (at) => rows.get(at) ?? [], column: (at) => columns.get(at) ?? [] }
  known.set(table, index)
  return index
}

/** Groups things by key, in their order. */
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
