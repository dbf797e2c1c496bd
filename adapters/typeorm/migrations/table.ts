import { Table, type QueryRunner, type TableColumnOptions, type TableOptions } from 'typeorm'

type Column = Partial<TableColumnOptions>

/** The columns of migrations: written once and never changed, whatever happens to the present schemas. */
const column =
  (type: string) =>
  (name: string, more: Column = {}) => ({ name, type, ...more })

export const varchar = column('varchar')
export const text = column('text')
export const integer = column('integer')
export const boolean = column('boolean')
export const double = column('double precision')

export const PRIMARY: Column = { isPrimary: true }
export const NULLABLE: Column = { isNullable: true }

/** A foreign key with ON DELETE CASCADE. */
export function cascading(name: string, columnName: string, table: string) {
  return {
    name,
    columnNames: [columnName],
    referencedTableName: table,
    referencedColumnNames: ['id'],
    onDelete: 'CASCADE',
  }
}

export function index(name: string, columnNames: string[], more: { isUnique?: boolean; where?: string } = {}) {
  return { name, columnNames, ...more }
}

export async function createTables(runner: QueryRunner, tables: readonly TableOptions[]): Promise<void> {
  for (const table of tables) await runner.createTable(new Table(table))
}

/** In reverse order of creation. */
export async function dropTables(runner: QueryRunner, tables: readonly TableOptions[]): Promise<void> {
  for (const table of [...tables].reverse()) await runner.dropTable(table.name)
}
