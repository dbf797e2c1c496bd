import { assertAdmin } from '../identity/assert-admin.ts'
import type { Actor } from '../identity/user.ts'
import type { Jobs } from '../jobs/ports.ts'
import type { UnitOfWork } from '../shared/ports.ts'
import {
  notYetRun,
  statusOf,
  type DataMigration,
  type DataMigrationStatus,
  type DataMigrationWork,
} from './data-migration.ts'
import type { DataMigrations } from './ports.ts'

export interface ListedDataMigration {
  readonly work: Pick<DataMigrationWork, 'id' | 'name' | 'description'>
  readonly migration: DataMigration
  readonly status: DataMigrationStatus
  /** Reason of the failure. */
  readonly failReason: string | null
}

/** Lists every data migration with its runs; for admins. */
export class ListDataMigrations {
  constructor(
    private readonly work: UnitOfWork<{ dataMigrations: DataMigrations; jobs: Jobs }>,
    private readonly works: readonly DataMigrationWork[],
  ) {}

  async execute({ actor }: { actor: Actor }): Promise<ListedDataMigration[]> {
    assertAdmin(actor)
    return this.work.run(async ({ dataMigrations, jobs }) => {
      const listed: ListedDataMigration[] = []
      for (const work of this.works) {
        const migration = (await dataMigrations.find(work.id)) ?? notYetRun(work.id)
        const job = migration.jobId ? await jobs.find(migration.jobId) : null
        const status = statusOf(migration, job)
        listed.push({ work, migration, status, failReason: migration.isOpen ? (job?.failReason ?? null) : null })
      }
      return listed
    })
  }
}
