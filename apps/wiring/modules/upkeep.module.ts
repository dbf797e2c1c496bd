import { join } from 'node:path'
import { ContainerModule } from 'inversify'
import { TemporaryFolders } from '../../../adapters/files/temporary-folders.ts'
import type { SentMails } from '../../../core/accounts/ports/sent-mails.ts'
import type { DocumentWalk } from '../../../core/documents/ports/document-walk.ts'
import type { FileStore } from '../../../core/documents/ports/file-store.ts'
import type { PassageReader } from '../../../core/documents/ports/passage-index.ts'
import type { PassageWeigher } from '../../../core/documents/ports/passage-weigher.ts'
import type { DataMigrationName } from '../../../core/jobs/job-catalogue.ts'
import { ListJobs } from '../../../core/jobs/list-jobs.ts'
import { ReloadJob } from '../../../core/jobs/reload-job.ts'
import { RemoveJob } from '../../../core/jobs/remove-job.ts'
import { ViewJob } from '../../../core/jobs/view-job.ts'
import type { ProposalWalk } from '../../../core/proposals/ports/proposal-walk.ts'
import { RefreshFunderOverviews } from '../../../core/proposals/refresh-funder-overviews.ts'
import { AppError } from '../../../core/shared/app-error.ts'
import type { Clock } from '../../../core/shared/ports/clock.ts'
import type { IdSource } from '../../../core/shared/ports/id-source.ts'
import type { UnitOfWork } from '../../../core/shared/ports/unit-of-work.ts'
import type { Stores } from '../../../core/stores.ts'
import { BackUpDatabase } from '../../../core/upkeep/back-up-database.ts'
import type { DataMigrationWork } from '../../../core/upkeep/data-migration.ts'
import { ListDataMigrations } from '../../../core/upkeep/list-data-migrations.ts'
import { ListSingleJobs } from '../../../core/upkeep/list-single-jobs.ts'
import type { DatabaseBackup } from '../../../core/upkeep/ports/database-backup.ts'
import type { NamedFiles } from '../../../core/upkeep/ports/named-files.ts'
import type { StorageMaintenance } from '../../../core/upkeep/ports/storage-maintenance.ts'
import type { TemporaryFiles } from '../../../core/upkeep/ports/temporary-files.ts'
import { ExpireInvitations, PurgeExpiredAccess, PurgeFinishedJobs } from '../../../core/upkeep/purge.ts'
import { RecomputeTotals } from '../../../core/upkeep/recompute-totals.ts'
import { ReindexPassages } from '../../../core/upkeep/reindex-passages.ts'
import { RemoveLeftovers } from '../../../core/upkeep/remove-leftovers.ts'
import { RequestDataMigration } from '../../../core/upkeep/request-data-migration.ts'
import { RereadDocuments } from '../../../core/upkeep/reread-documents.ts'
import { RetryStuckWork } from '../../../core/upkeep/retry-stuck-work.ts'
import { RunDataMigration } from '../../../core/upkeep/run-data-migration.ts'
import { RunSingleJob } from '../../../core/upkeep/run-single-job.ts'
import { BACK_UP_DATABASE, SINGLE_JOBS } from '../../../core/upkeep/single-job.ts'
import { StartDueSingleJobs } from '../../../core/upkeep/start-due-single-jobs.ts'
import type { Config } from '../config.ts'
import { construct, provide } from '../token.ts'
import { coreTokens, databaseTokens, readingTokens, systemTokens, upkeepTokens, useCaseTokens } from '../tokens.ts'

const BACKUPS_KEPT = 7

const { work, jobQueue, jobReader, documentWalk, proposalWalk, passageReader, workInProgress } = databaseTokens
const { clock, ids } = systemTokens
const { plans, backup, migrations } = upkeepTokens

type Module = Parameters<typeof construct>[0]

/** What administrators see of jobs, and what the product does by itself. */
export function upkeepModule(config: Config): ContainerModule {
  return new ContainerModule((module) => {
    construct(module, useCaseTokens.listJobs, ListJobs, [jobReader])
    construct(module, useCaseTokens.viewJob, ViewJob, [jobReader])
    construct(module, useCaseTokens.reloadJob, ReloadJob, [work, jobQueue, coreTokens.grantSources])
    construct(module, useCaseTokens.removeJob, RemoveJob, [work, coreTokens.grantSources])
    bindSingleJobs(module, config)
    bindMigrations(module)
  })
}

function bindSingleJobs(module: Module, config: Config): void {
  const hasBackup = config.database.kind === 'sqlite'
  const offered = SINGLE_JOBS.filter(({ name }) => hasBackup || name !== BACK_UP_DATABASE)
  provide(module, plans, () => offered, [])
  construct(module, useCaseTokens.listSingleJobs, ListSingleJobs, [work, plans])
  construct(module, useCaseTokens.runSingleJob, RunSingleJob, [work, plans, coreTokens.grantSources])
  construct(module, upkeepTokens.startDue, StartDueSingleJobs, [work, plans, ids, clock])
  construct(module, upkeepTokens.purgeExpiredAccess, PurgeExpiredAccess, [work, clock])
  construct(module, upkeepTokens.expireInvitations, ExpireInvitations, [work, clock])
  construct(module, upkeepTokens.purgeFinishedJobs, PurgeFinishedJobs, [work, clock])
  construct(module, upkeepTokens.retryStuckWork, RetryStuckWork, [work, workInProgress, coreTokens.grantSources])
  construct(module, upkeepTokens.temporaryFiles, TemporaryFolders, [])
  provide(module, upkeepTokens.removeLeftovers, removeLeftovers, LEFTOVERS)
  const refreshing = [work, proposalWalk, coreTokens.grantSources] as const
  construct(module, upkeepTokens.refreshFunderOverviews, RefreshFunderOverviews, refreshing)
  provide(module, backup, (time: Clock) => databaseBackup(config, time), [clock])
  construct(module, upkeepTokens.backUpDatabase, BackUpDatabase, [backup])
}

const LEFTOVERS = [
  systemTokens.files,
  databaseTokens.namedFiles,
  upkeepTokens.temporaryFiles,
  systemTokens.sentMails,
  databaseTokens.storageMaintenance,
  clock,
] as const

function removeLeftovers(
  files: FileStore,
  named: NamedFiles,
  temporary: TemporaryFiles,
  mails: SentMails,
  storage: StorageMaintenance,
  time: Clock,
): RemoveLeftovers {
  return new RemoveLeftovers({ files, named, temporary, mails, storage }, time)
}

function bindMigrations(module: Module): void {
  provide(module, migrations, dataMigrations, [
    work,
    documentWalk,
    passageReader,
    readingTokens.weigher,
    proposalWalk,
    ids,
    clock,
  ])
  provide(module, upkeepTokens.runMigrations, runsOf, [work, migrations])
  construct(module, useCaseTokens.listDataMigrations, ListDataMigrations, [work, migrations])
  construct(module, useCaseTokens.requestDataMigration, RequestDataMigration, [
    work,
    migrations,
    coreTokens.grantSources,
  ])
}

function dataMigrations(
  stores: UnitOfWork<Stores>,
  documents: DocumentWalk,
  passages: PassageReader,
  weigher: PassageWeigher,
  proposals: ProposalWalk,
  source: IdSource,
  time: Clock,
): readonly DataMigrationWork[] {
  return [
    new ReindexPassages(stores, documents, passages, weigher),
    new RereadDocuments(stores, documents, source, time),
    new RecomputeTotals(stores, proposals),
  ]
}

function runsOf(stores: UnitOfWork<Stores>, works: readonly DataMigrationWork[]) {
  const runs = works.map((one) => [one.id, new RunDataMigration(stores, one)])
  return Object.fromEntries(runs) as Record<DataMigrationName, RunDataMigration>
}

function databaseBackup({ database, dataDir }: Config, time: Clock): DatabaseBackup {
  if (database.kind !== 'sqlite')
    return { backUp: () => Promise.reject(notOurs()), copyTo: () => Promise.reject(notOurs()) }
  const load = () => import('../../../adapters/typeorm/sqlite-backup.ts')
  const folder = join(dataDir, 'backups')
  return {
    backUp: async () => (await load()).backUpInto(folder, database.file, time.now(), BACKUPS_KEPT),
    copyTo: async (file) => (await load()).backUpSqlite(database.file, file),
  }
}

function notOurs(): AppError {
  return new AppError(
    'unsupported',
    'upkeep.no-backup',
    'Only SQLite is backed up here. Back PostgreSQL up with its own tools, such as pg_dump.',
  )
}
