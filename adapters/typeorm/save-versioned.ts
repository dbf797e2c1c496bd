import type { EntityManager, EntitySchema, ObjectLiteral, QueryDeepPartialEntity } from 'typeorm'

import { stale } from '../../core/shared/stale.ts'
import { databaseError, duplicateIn } from './database-error.ts'

interface VersionedRow extends ObjectLiteral {
  readonly id: string
  readonly version: number
}

export interface Saving<Row> {
  readonly manager: EntityManager
  readonly schema: EntitySchema<Row>
  readonly row: Row
  /** Further columns that the stored row must match, such as its account. */
  readonly owner?: Partial<Row>
  /** Columns set by an expression in every update. */
  readonly also?: Readonly<Record<string, () => string>>
  /** The error for a violated unique constraint other than the identifier's; null for an unknown one. */
  readonly onDuplicate?: (constraint: string) => Error | null
}

/**
 * Inserts a row of version 0, else updates the row with that version; throws `conflict` when somebody else saved
 * before.
 */
export async function saveVersioned<Row extends VersionedRow>(saving: Saving<Row>): Promise<void> {
  try {
    if (saving.row.version === 0) await insert(saving)
    else await update(saving)
  } catch (error) {
    const constraint = duplicateIn(error)
    throw (constraint !== null && saving.onDuplicate?.(constraint)) || databaseError(error)
  }
}

async function insert<Row extends VersionedRow>({ manager, schema, row }: Saving<Row>): Promise<void> {
  const values = { ...row, version: 1 }
  await manager.createQueryBuilder().insert().into(schema).values(values).updateEntity(false).execute()
}

async function update<Row extends VersionedRow>({ manager, schema, row, owner, also }: Saving<Row>): Promise<void> {
  const { id, version, ...columns } = row
  const changes = { ...columns, ...also, version: version + 1 } as QueryDeepPartialEntity<Row>
  const query = manager.createQueryBuilder().update(schema).set(changes).updateEntity(false)
  const { affected } = await query.where({ id, version, ...owner }).execute()
  if (affected !== 1) throw stale()
}
