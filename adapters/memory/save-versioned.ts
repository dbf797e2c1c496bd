import { stale } from '../../core/shared/stale.ts'
import type { StagedTable } from './staged-table.ts'

interface Versioned {
  readonly id: string
  readonly version: number
}

/** As `saveVersioned`; also refuses to overwrite a row of another account. */
export function saveOwned<Entity extends Versioned & { readonly accountId: string }>(
  table: StagedTable<Entity>,
  entity: Entity,
): Entity {
  const stored = table.get(entity.id)
  if (stored && stored.accountId !== entity.accountId) throw stale()
  return saveVersioned(table, entity)
}

/**
 * Stores a copy with the next version if the version equals the stored one (0 for a new row); otherwise throws
 * `conflict`.
 */
export function saveVersioned<Entity extends Versioned>(table: StagedTable<Entity>, entity: Entity): Entity {
  if ((table.get(entity.id)?.version ?? 0) !== entity.version) throw stale()
  const saved = structuredClone({ ...entity, version: entity.version + 1 })
  table.set(entity.id, saved)
  return structuredClone(saved)
}
