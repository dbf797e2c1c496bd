import { caseless } from '../../core/shared/caseless.ts'

/** Where the SQL of the two databases differs. Statements are written with "?" for their parameters. */
export interface Dialect {
  readonly name: 'sqlite' | 'postgres'
  /** The statement with its parameters as this database names them. */
  statement(text: string): string
  /** "column IN the list that the next parameter holds", with `list` as that parameter. */
  isInList(column: string): string
  /** "column = ?" of rows that another condition finds: SQLite would rather walk through all rows of an account. */
  alsoIs(column: string): string
  list(values: readonly string[]): unknown
  /** `caseless` of the core for an expression, to be compared with its like; ordered by bytes. */
  caseless(expression: string): string
}

/** A function that each connection to SQLite is given. */
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

/** "expression has the next parameter's pattern in it", in either case. */
export function containing({ caseless }: Dialect, expression: string): string {
  return `${caseless(expression)} LIKE ? ESCAPE '\\'`
}

/** The pattern for `containing`. */
export function patternOf(wanted: string): string {
  return `%${caseless(wanted).replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`
}
