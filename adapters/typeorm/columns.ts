import type { EntitySchemaColumnOptions } from 'typeorm'

import { storable } from './storable.ts'

/** Column types that mean the same on SQLite and PostgreSQL. */
export const primaryVarchar: EntitySchemaColumnOptions = { type: 'varchar', primary: true }
export const primaryInteger: EntitySchemaColumnOptions = { type: 'integer', primary: true }

/** Short text that is compared: identifiers, states, names, and instants as ISO 8601 UTC text. */
export const varchar: EntitySchemaColumnOptions = { type: 'varchar', transformer: { to: storable, from: asIs } }
/** Text of any length, and JSON. */
export const text: EntitySchemaColumnOptions = { type: 'text', transformer: { to: storable, from: asIs } }
export const integer: EntitySchemaColumnOptions = { type: 'integer' }
export const counter: EntitySchemaColumnOptions = { type: 'integer', default: 0 }
export const boolean: EntitySchemaColumnOptions = { type: 'boolean' }
export const double: EntitySchemaColumnOptions = { type: 'double precision' }

export function optional(column: EntitySchemaColumnOptions): EntitySchemaColumnOptions {
  return { ...column, nullable: true }
}

/** The collation of PostgreSQL's columns; SQLite orders by bytes anyway, and migrations alone make its tables. */
export function byBytes(column: EntitySchemaColumnOptions): EntitySchemaColumnOptions {
  return { ...column, collation: 'C' }
}

function asIs(value: unknown): unknown {
  return value
}
