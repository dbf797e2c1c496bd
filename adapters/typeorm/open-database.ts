import { existsSync } from 'node:fs'

import type { DataSource } from 'typeorm'

import { NO_ROW_LEVEL_SECURITY } from '../../core/accounts/removal/no-row-level-security.ts'
import type { RowLevelSecurity } from '../../core/accounts/ports.ts'
import type { Persistence } from '../../core/persistence.ts'
import { NO_STATEMENT_LIMIT } from '../../core/shared/no-statement-limit.ts'
import type { StatementLimit, StorageMaintenance } from '../../core/shared/ports.ts'
import type { Snapshots } from '../../core/transfer/ports.ts'
import { lacksMigrations, majorVersionOf, noDatabase, timeOf } from './assert-database.ts'
import { backupNotedIn, noteBackup, noteBeat } from './installation-notes.ts'
import { placeOf, refusedDatabase } from './database-cause.ts'
import { AppError } from '../../core/shared/app-error.ts'
import { SqlSessionReader } from './accounts/sql-session-reader.ts'
import { SqlAdminReader } from './admin/sql-admin-reader.ts'
import { createDataSource, type DatabaseSettings, type PostgresSettings, type SqliteSettings } from './data-source.ts'
import { databaseError } from './database-error.ts'
import { SqlDocumentReader } from './documents/sql-document-reader.ts'
import { SqlDocumentUses } from './documents/sql-document-uses.ts'
import { SqlDocumentWalk } from './documents/sql-document-walk.ts'
import { SqlPassageReader } from './documents/sql-passage-reader.ts'
import { SqlPassageVectorReader } from './documents/sql-passage-vector-reader.ts'
import { SqlAllFundersReader } from './funders/sql-all-funders-reader.ts'
import { SqlFunderIndex } from './funders/sql-funder-index.ts'
import { SqlRegisterFactsReader } from './funders/sql-register-facts-reader.ts'
import { DeliveredJobQueue } from './jobs/delivered-job-queue.ts'
import { admitCopy } from './sqlite-copy-mark.ts'
import { makePrivate } from './private-file.ts'
import { JobAnnouncer } from './jobs/job-announcer.ts'
import { pooledConnection, type JobDelivery } from './jobs/job-delivery.ts'
import { PostgresJobChannel } from './jobs/postgres-job-channel.ts'
import { SqlJobQueue } from './jobs/sql-job-queue.ts'
import { SqlJobReader } from './jobs/sql-job-reader.ts'
import { SqlRememberedAnswerReader } from './answer-library/sql-remembered-answer-reader.ts'
import { migrate } from './migrate.ts'
import { SqlProjectReader } from './projects/sql-project-reader.ts'
import { SqlProposalReader } from './proposals/sql-proposal-reader.ts'
import { SqlProposalWalk } from './proposals/sql-proposal-walk.ts'
import { SqlMissingAnswersReader } from './gaps/sql-missing-answers-reader.ts'
import { SqlDeadlineWalk } from './pipeline/sql-deadline-walk.ts'
import { SqlPipelineReader } from './pipeline/sql-pipeline-reader.ts'
import { SqlWaitingReader } from './proposals/sql-waiting-reader.ts'
import { SqlReportReader } from './reports/sql-report-reader.ts'
import { SqlQuestionSearch } from './search/sql-question-search.ts'
import { SqlSearchableNames } from './search/sql-searchable-names.ts'
import { PooledSql, RunnerSql, type Sql } from './sql.ts'
import { PostgresSnapshots, SqliteSnapshots } from './transfer/sql-snapshots.ts'
import { PostgresTransactions, SqliteTransactions, type Transactions } from './transactions.ts'
import { TypeOrmUnitOfWork } from './typeorm-unit-of-work.ts'
import type { SentenceOf } from '../../core/shared/failure.ts'
import { codeAlone } from './stored-reason.ts'
import { PostgresStorageMaintenance } from './maintenance/postgres-storage-maintenance.ts'
import { SqlNamedFiles } from './maintenance/sql-named-files.ts'
import { SqliteStorageMaintenance } from './maintenance/sqlite-storage-maintenance.ts'
import { SqlWorkInProgress } from './maintenance/sql-work-in-progress.ts'

/** SQLite's own wait for another process; all further waiting blocks nothing. */
const SHORT_WAIT_MS = 10
/** Default time limit for statements of requests. */
const STATEMENT_SECONDS = 15

interface Connections {
  readonly transactions: Transactions
  readonly rowLevelSecurity: RowLevelSecurity
  readonly requestLimit: StatementLimit
  readonly reading: Sql
  readonly snapshots: Snapshots
  readonly storageMaintenance: StorageMaintenance
  /** Functions that release all resources. */
  readonly closings: (() => Promise<void>)[]
}

/**
 * Opens the database, creating it if there is none, and migrates it. On PostgreSQL an engine may deliver the jobs; it
 * is opened and closed with the database. `sentenceOf` makes the sentences of reasons that hosts of earlier releases
 * show. Throws `conflict` while another process delivers jobs in another way, behind a pooler that does not keep
 * sessions, and if a newer release or another encoding is in use; `not-found` if the database must exist and does not;
 * `unavailable`, with the usual mistake, if the server refuses.
 */
export async function openDatabase(
  settings: DatabaseSettings,
  delivery: JobDelivery | null = null,
  sentenceOf: SentenceOf = codeAlone,
): Promise<Persistence> {
  const announcer = new JobAnnouncer()
  try {
    const connections = await connect(settings, announcer, delivery)
    return persistenceOver(connections, announcer, delivery, sentenceOf)
  } catch (error) {
    throw (settings.kind === 'postgres' && refusedDatabase(error, settings.url)) || databaseError(error)
  }
}

function connect(
  settings: DatabaseSettings,
  announcer: JobAnnouncer,
  delivery: JobDelivery | null,
): Promise<Connections> {
  return settings.kind === 'sqlite' ? connectSqlite(settings) : connectPostgres(settings, announcer, delivery)
}

async function connectSqlite(settings: SqliteSettings): Promise<Connections> {
  if (settings.mustExist && !existsSync(settings.file)) throw noDatabase(settings.file)
  admitCopy(settings.file)
  await makePrivate(settings.file)
  const writing = await createDataSource(settings).initialize()
  const closings = [() => writing.destroy()]
  return closeOnError(closings, async () => {
    await migrate(writing, openingOf(settings, settings.file))
    await writing.query(`PRAGMA busy_timeout = ${SHORT_WAIT_MS}`)
    const { SqliteReading } = await import('./sqlite-reading.ts')
    const reading = new SqliteReading(settings.file)
    closings.unshift(() => reading.close())
    const snapshots = new SqliteSnapshots(settings.file)
    const transactions = new SqliteTransactions(writing, settings.synchronous)
    const storageMaintenance = new SqliteStorageMaintenance(transactions, settings.file)
    return {
      transactions,
      rowLevelSecurity: NO_ROW_LEVEL_SECURITY,
      requestLimit: NO_STATEMENT_LIMIT,
      reading,
      snapshots,
      storageMaintenance,
      closings,
    }
  })
}

async function connectPostgres(
  settings: PostgresSettings,
  announcer: JobAnnouncer,
  delivery: JobDelivery | null,
): Promise<Connections> {
  const { PostgresRowLevelSecurity } = await import('./postgres-row-level-security.ts')
  const { PostgresStatementLimit } = await import('./postgres-session.ts')
  const { sessionDriver } = await import('./postgres-pool.ts')
  const { refuseSharedConnections } = await import('./refuse-shared-connections.ts')
  const source = await createDataSource(settings, sessionDriver).initialize()
  const channel = new PostgresJobChannel(settings.url, delivery ? 'delivered' : 'embedded', () => announcer.announce())
  const closings = [() => channel.close(), async () => delivery?.close(), () => source.destroy()]
  return closeOnError(closings, async () => {
    await refuseSharedConnections(source)
    await refuseOtherEncoding(source, settings)
    const { host, database } = placeOf(settings.url)
    await migrate(source, openingOf(settings, `${database} on ${host}`), async () =>
      delivery?.open(pooledConnection(source)),
    )
    await channel.open()
    const snapshots = new PostgresSnapshots(source)
    const reading = new PooledSql(source)
    const rowLevelSecurity = new PostgresRowLevelSecurity(reading)
    const requestLimit = new PostgresStatementLimit(settings.statementSeconds ?? STATEMENT_SECONDS)
    const transactions = new PostgresTransactions(source)
    const storageMaintenance = new PostgresStorageMaintenance(transactions, source)
    return { transactions, rowLevelSecurity, requestLimit, reading, snapshots, storageMaintenance, closings }
  })
}

function openingOf({ mustExist = false, release = null, log = null }: DatabaseSettings, place: string) {
  return { place, mustExist, release, log }
}

/** Other encodings lose letters, or accept bytes that are no letters. */
async function refuseOtherEncoding(source: DataSource, { url }: PostgresSettings): Promise<void> {
  const [row] = await source.query<{ server_encoding: string }[]>('SHOW server_encoding')
  const encoding = row!.server_encoding
  if (encoding === 'UTF8') return
  const values = { database: placeOf(url).database, encoding }
  throw new AppError('conflict', 'operations.database-encoding', { values })
}

async function closeOnError<T>(closings: Connections['closings'], open: () => Promise<T>): Promise<T> {
  try {
    return await open()
  } catch (error) {
    for (const close of closings) await close()
    throw error
  }
}

function persistenceOver(
  { transactions, rowLevelSecurity, requestLimit, reading: sql, snapshots, storageMaintenance, closings }: Connections,
  announcer: JobAnnouncer,
  delivery: JobDelivery | null,
  sentenceOf: SentenceOf,
): Persistence {
  const queue = delivery
    ? new DeliveredJobQueue(transactions, sql, announcer, delivery)
    : new SqlJobQueue(transactions, sql, announcer)
  return {
    unitOfWork: new TypeOrmUnitOfWork(transactions, announcer, delivery, sentenceOf),
    rowLevelSecurity,
    requestLimit,
    sessionReader: new SqlSessionReader(sql),
    projectReader: new SqlProjectReader(sql),
    documentReader: new SqlDocumentReader(sql),
    passageReader: new SqlPassageReader(sql),
    passageVectorReader: new SqlPassageVectorReader(sql),
    funderIndex: new SqlFunderIndex(sql),
    allFundersReader: new SqlAllFundersReader(sql),
    registerFactsReader: new SqlRegisterFactsReader(sql),
    proposalReader: new SqlProposalReader(sql),
    waitingReader: new SqlWaitingReader(sql),
    missingAnswersReader: new SqlMissingAnswersReader(sql),
    pipelineReader: new SqlPipelineReader(sql),
    reportReader: new SqlReportReader(sql),
    rememberedAnswerReader: new SqlRememberedAnswerReader(sql),
    documentUses: new SqlDocumentUses(sql),
    searchableNames: new SqlSearchableNames(sql),
    questionSearch: new SqlQuestionSearch(sql),
    adminReader: new SqlAdminReader(sql),
    jobQueue: queue,
    jobReader: new SqlJobReader(sql),
    deadlineWalk: new SqlDeadlineWalk(sql),
    documentWalk: new SqlDocumentWalk(sql),
    proposalWalk: new SqlProposalWalk(sql),
    workInProgress: new SqlWorkInProgress(sql),
    snapshots,
    namedFiles: new SqlNamedFiles(sql),
    storageMaintenance,
    beat: () => requestLimit.within(() => transactions.run((runner) => noteBeat(new RunnerSql(runner)))),
    time: () => timeOf(sql),
    noteBackup: () => transactions.run((runner) => noteBackup(new RunnerSql(runner))),
    backedUpAt: () => backupNotedIn(sql),
    majorVersion: () => majorVersionOf(sql),
    lacksMigrations: () => lacksMigrations(sql),
    async close() {
      await transactions.idle()
      for (const close of closings) await close()
    },
  }
}
