import type { DataMigration } from '../data-migration.ts'

export interface DataMigrations {
  /** Null when it never ran. */
  find(id: string): Promise<DataMigration | null>
  /** Inserts when `version` is 0, else updates; throws `conflict` when somebody else saved in between. */
  save(migration: DataMigration): Promise<DataMigration>
}
