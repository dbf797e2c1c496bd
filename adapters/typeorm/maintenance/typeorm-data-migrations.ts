import type { JobId } from '../../../core/shared/ids.ts'
import type { EntityManager } from 'typeorm'

import type { DataMigration } from '../../../core/maintenance/data-migration.ts'
import type { DataMigrations } from '../../../core/maintenance/ports.ts'
import { saveVersioned } from '../save-versioned.ts'
import { dataMigrationSchema, type DataMigrationRow } from './data-migration.schema.ts'

export class TypeOrmDataMigrations implements DataMigrations {
  constructor(private readonly manager: EntityManager) {}

  async find(id: string): Promise<DataMigration | null> {
    const row = await this.manager.findOneBy(dataMigrationSchema, { id })
    return row && dataMigrationOf(row)
  }

  async save(migration: DataMigration): Promise<DataMigration> {
    await saveVersioned({ manager: this.manager, schema: dataMigrationSchema, row: rowOf(migration) })
    return { ...structuredClone(migration), version: migration.version + 1 }
  }
}

function rowOf({ id, runCount, results, done, cursor, isOpen, jobId, version }: DataMigration): DataMigrationRow {
  const run = { done, place: cursor, is_open: isOpen, job_id: jobId }
  return { id, run_count: runCount, results: JSON.stringify(results), ...run, version }
}

function dataMigrationOf(row: DataMigrationRow): DataMigration {
  return {
    id: row.id,
    runCount: row.run_count,
    results: JSON.parse(row.results) as string[],
    done: row.done,
    cursor: row.place,
    isOpen: row.is_open,
    jobId: row.job_id as JobId | null,
    version: row.version,
  }
}
