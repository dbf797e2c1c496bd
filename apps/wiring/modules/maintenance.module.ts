import { join } from 'node:path'
import { ContainerModule } from 'inversify'
import { TemporaryFolders } from '../../../adapters/files/temporary-folders.ts'
import type { SentMails } from '../../../core/accounts/ports.ts'
import type { DocumentWalk } from '../../../core/documents/ports.ts'
import type { Clock, FileStore, IdSource, StorageMaintenance, UnitOfWork } from '../../../core/shared/ports.ts'
import type { PassageReader } from '../../../core/documents/ports/passage-index.ts'
import type { TermWeightCalculator } from '../../../core/documents/ports/term-weight-calculator.ts'
import type { DataMigrationName } from '../../../core/jobs/job-catalogue.ts'
import { ListJobs } from '../../../core/operations/list-jobs.ts'
import { ReloadJob } from '../../../core/operations/reload-job.ts'
import { RemoveJob } from '../../../core/operations/remove-job.ts'
import { ViewJob } from '../../../core/operations/view-job.ts'
import type { ProposalWalk } from '../../../core/proposals/ports.ts'
import { RefreshFunderOverviews } from '../../../core/funder-overviews/refresh-funder-overviews.ts'
import { AppError } from '../../../core/shared/app-error.ts'
import type { Stores } from '../../../core/stores.ts'
import { BackUpDatabase } from '../../../core/maintenance/back-up-database.ts'
import type { DataMigrationWork } from '../../../core/maintenance/data-migration.ts'
import { IndexQuestions } from '../../../core/maintenance/index-questions.ts'
import { ListDataMigrations } from '../../../core/maintenance/list-data-migrations.ts'
import { ListScheduledTasks } from '../../../core/maintenance/list-scheduled-tasks.ts'
import type { DatabaseBackup, NamedFiles, TemporaryFiles } from '../../../core/maintenance/ports.ts'
import { ExpireInvitations, PurgeExpiredAccess, PurgeFinishedJobs } from '../../../core/maintenance/purge.ts'
import { RecomputeTotals } from '../../../core/maintenance/recompute-totals.ts'
import { ReindexPassages } from '../../../core/maintenance/reindex-passages.ts'
import { RememberCheckedAnswers } from '../../../core/maintenance/remember-checked-answers.ts'
import { RemoveLeftovers } from '../../../core/maintenance/remove-leftovers.ts'
import { RequestDataMigration } from '../../../core/maintenance/request-data-migration.ts'
import { RereadDocuments } from '../../../core/maintenance/reread-documents.ts'
import { RetryStuckWork } from '../../../core/maintenance/retry-stuck-work.ts'
import { RunDataMigration } from '../../../core/maintenance/run-data-migration.ts'
import { RunScheduledTask } from '../../../core/maintenance/run-scheduled-task.ts'
import { BACK_UP_DATABASE, QUEUE_ENCODING, SCHEDULED_TASKS } from '../../../core/maintenance/scheduled-task.ts'
import { StartDueScheduledTasks } from '../../../core/maintenance/start-due-scheduled-tasks.ts'
import { StartFirstRuns } from '../../../core/maintenance/start-first-runs.ts'
import type { AnswerMemory } from '../../../core/answer-library/answer-memory.ts'
import type { Config } from '../config/config.ts'
import { construct, provide } from '../tokens/token.ts'
import { coreTokens, databaseTokens, readingTokens, systemTokens, maintenanceTokens } from '../tokens/tokens.ts'
import { useCaseTokens } from '../tokens/use-case-tokens.ts'

const BACKUPS_KEPT = 7

const { work, jobQueue, jobReader, documentWalk, proposalWalk, passageReader, workInProgress } = databaseTokens
const { clock, ids } = systemTokens
const { plans, backup, migrations } = maintenanceTokens

type Module = Parameters<typeof construct>[0]

/** Admins' view of jobs, and scheduled tasks. */
export function maintenanceModule(config: Config): ContainerModule {
  return new ContainerModule((module) => {
    construct(module, useCaseTokens.listJobs, ListJobs, [jobReader])
    construct(module, useCaseTokens.viewJob, ViewJob, [jobReader])
    construct(module, useCaseTokens.reloadJob, ReloadJob, [work, jobQueue, coreTokens.grantSources])
    construct(module, useCaseTokens.removeJob, RemoveJob, [work, coreTokens.grantSources])
    bindScheduledTasks(module, config)
    bindMigrations(module)
  })
}

function bindScheduledTasks(module: Module, config: Config): void {
  const hasBackup = config.database.kind === 'sqlite'
  const left = [...(hasBackup ? [] : [BACK_UP_DATABASE]), ...(config.encoder === null ? [QUEUE_ENCODING] : [])]
  const offered = SCHEDULED_TASKS.filter(({ name }) => !left.some((one) => one === name))
  provide(module, plans, () => offered, [])
  construct(module, useCaseTokens.listScheduledTasks, ListScheduledTasks, [work, plans])
  construct(module, useCaseTokens.runScheduledTask, RunScheduledTask, [work, plans, coreTokens.grantSources])
  construct(module, maintenanceTokens.startDue, StartDueScheduledTasks, [work, plans, ids, clock])
  construct(module, maintenanceTokens.purgeExpiredAccess, PurgeExpiredAccess, [work, clock])
  construct(module, maintenanceTokens.expireInvitations, ExpireInvitations, [work, clock])
  construct(module, maintenanceTokens.purgeFinishedJobs, PurgeFinishedJobs, [work, clock])
  construct(module, maintenanceTokens.retryStuckWork, RetryStuckWork, [work, workInProgress, coreTokens.grantSources])
  construct(module, maintenanceTokens.temporaryFiles, TemporaryFolders, [])
  provide(module, maintenanceTokens.removeLeftovers, removeLeftovers, LEFTOVERS)
  const refreshing = [work, proposalWalk, coreTokens.grantSources] as const
  construct(module, maintenanceTokens.refreshFunderOverviews, RefreshFunderOverviews, refreshing)
  provide(module, backup, (time: Clock) => databaseBackup(config, time), [clock])
  construct(module, maintenanceTokens.backUpDatabase, BackUpDatabase, [backup])
}

const LEFTOVERS = [
  systemTokens.storedFiles,
  databaseTokens.namedFiles,
  maintenanceTokens.temporaryFiles,
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
    readingTokens.termWeights,
    proposalWalk,
    ids,
    clock,
    coreTokens.answerMemory,
  ])
  construct(module, maintenanceTokens.startFirstRuns, StartFirstRuns, [work, migrations, ids, clock])
  provide(module, maintenanceTokens.runMigrations, runsOf, [work, migrations])
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
  termWeights: TermWeightCalculator,
  proposals: ProposalWalk,
  source: IdSource,
  time: Clock,
  memory: AnswerMemory,
): readonly DataMigrationWork[] {
  return [
    new ReindexPassages(stores, documents, passages, termWeights),
    new RereadDocuments(stores, documents, source, time),
    new RecomputeTotals(stores, proposals),
    new IndexQuestions(stores, proposals),
    new RememberCheckedAnswers(stores, proposals, memory),
  ]
}

function runsOf(stores: UnitOfWork<Stores>, works: readonly DataMigrationWork[]) {
  const runs = works.map((one) => [one.id, new RunDataMigration(stores, one)])
  return Object.fromEntries(runs) as Record<DataMigrationName, RunDataMigration>
}

function databaseBackup({ database, dataDir }: Config, time: Clock): DatabaseBackup {
  if (database.kind !== 'sqlite')
    return { backUp: () => Promise.reject(backupNotOffered()), copyTo: () => Promise.reject(backupNotOffered()) }
  const load = () => import('../../../adapters/typeorm/sqlite-backup.ts')
  const folder = join(dataDir, 'backups')
  return {
    backUp: async () => (await load()).backUpInto(folder, database.file, time.now(), BACKUPS_KEPT),
    copyTo: async (file) => (await load()).backUpSqlite(database.file, file),
  }
}

function backupNotOffered(): AppError {
  return new AppError('unsupported', 'upkeep.no-backup')
}
