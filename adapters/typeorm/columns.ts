import type { EntitySchemaColumnOptions } from 'typeorm'

import { storable } from './storable.ts'

/** Column types with the same meaning on SQLite and PostgreSQL. */
export const primaryVarchar: EntitySchemaColumnOptions = { type: 'varchar', primary: true }
export const primaryInteger: EntitySchemaColumnOptions = { type: 'integer', primary: true }

/** Short text for comparison: identifiers, states, names, and instants as ISO 8601 UTC text. */
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

/** Byte order for PostgreSQL's columns; SQLite always uses it, and only migrations create its tables. */
export function byBytes(column: EntitySchemaColumnOptions): EntitySchemaColumnOptions {
  return { ...column, collation: 'C' }
}

function asIs(value: unknown): unknown {
  return value
}
