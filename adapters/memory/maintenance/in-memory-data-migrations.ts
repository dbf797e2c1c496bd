import type { DataMigration } from '../../../core/maintenance/data-migration.ts'
import type { DataMigrations } from '../../../core/maintenance/ports.ts'
import { saveVersioned } from '../save-versioned.ts'
import type { StagedTable } from '../staged-table.ts'

export class InMemoryDataMigrations implements DataMigrations {
  constructor(private readonly migrations: StagedTable<DataMigration>) {}

  async find(id: string): Promise<DataMigration | null> {
    return structuredClone(this.migrations.get(id) ?? null)
  }

  async save(migration: DataMigration): Promise<DataMigration> {
    return saveVersioned(this.migrations, migration)
  }
}
