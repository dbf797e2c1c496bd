import { caseless } from '../../core/shared/caseless.ts'

/** The SQL differences between the two databases. Statements use "?" for parameters. */
export interface Dialect {
  readonly name: 'sqlite' | 'postgres'
  /** The statement with parameters in this database's notation. */
  statement(text: string): string
  /** Condition "column IN the list in the next parameter", and `list` to make that parameter. */
  isInList(column: string): string
  /**
   * Condition "column = ?" for rows that another condition finds; keeps SQLite from scanning all rows of an account.
   */
  alsoIs(column: string): string
  list(values: readonly string[]): unknown
  /** SQL for the core's `caseless`; compares and sorts by bytes. */
  caseless(expression: string): string
}

/** Name of a function registered on each SQLite connection. */
export const CASELESS = 'caseless'

const SQLITE: Dialect = {
  name: 'sqlite',
  statement: (text) => text,
  isInList: (column) => `${column} IN (SELECT value FROM json_each(?))`,
  alsoIs: (column) => `+${column} = ?`,
  list: (values) => JSON.stringify(values),
  caseless: (expression) => `${CASELESS}(${expression})`,
}

const numbered = new Map<string, string>()

const POSTGRES: Dialect = {
  name: 'postgres',
  statement(text) {
    const known = numbered.get(text)
    if (known !== undefined) return known
    let count = 0
    const statement = text.replace(/\?/g, () => `$${(count += 1)}`)
    if (numbered.size < 500) numbered.set(text, statement)
    return statement
  },
  isInList: (column) => `${column} = ANY(?::text[])`,
  alsoIs: (column) => `${column} = ?`,
  list: (values) => values,
  caseless: (expression) => `replace(lower(normalize(${expression}) COLLATE "und-x-icu"), U&'\\0307', '') COLLATE "C"`,
}

export function dialectOf(name: Dialect['name']): Dialect {
  return name === 'sqlite' ? SQLITE : POSTGRES
}

/** Condition "expression contains the next parameter's pattern", ignoring case. */
export function containing({ caseless }: Dialect, expression: string): string {
  return `${caseless(expression)} LIKE ? ESCAPE '\\'`
}

/** The pattern for `containing`. */
export function patternOf(wanted: string): string {
  return `%${caseless(wanted).replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`
}
