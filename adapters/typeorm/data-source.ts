import { hostname } from 'node:os'
import { DataSource, type DataSourceOptions } from 'typeorm'
import type { Database } from 'better-sqlite3'

import { caseless } from '../../core/shared/caseless.ts'
import type { Log } from '../../core/shared/ports.ts'
import { accessTokenSchema } from './accounts/access-token.schema.ts'
import { accountSchema } from './accounts/account.schema.ts'
import { attemptSchema } from './accounts/attempt.schema.ts'
import { secondFactorSchema } from './accounts/second-factor.schema.ts'
import { removedSessionSchema, sessionSchema } from './accounts/session.schema.ts'
import { userSchema } from './accounts/user.schema.ts'
import { auditEntrySchema } from './audit/audit-entry.schema.ts'
import { documentSchema } from './documents/document.schema.ts'
import {
  indexedDocumentSchema,
  passageSchema,
  passageVectorsSchema,
  postingBlockSchema,
} from './documents/passage.schemas.ts'
import { funderKeySchema } from './funders/funder-key.schema.ts'
import { funderSchema } from './funders/funder.schema.ts'
import {
  funderAwardSchema,
  funderIdentifierSchema,
  funderImportSchema,
  funderNameSchema,
  funderSpellingSchema,
} from './funders/register.schemas.ts'
import { projectBriefSchema } from './brief/project-brief.schema.ts'
import { jobRunSchema } from './jobs/job-run.schema.ts'
import { jobSchema } from './jobs/job.schema.ts'
import { CASELESS } from './dialect.ts'
import { ALL_MIGRATIONS } from './migrations/all-migrations.ts'
import { answerTermSchema, rememberedAnswerSchema } from './answer-library/remembered-answer.schema.ts'
import { projectSchema } from './projects/project.schema.ts'
import { coordinatorMessageSchema } from './proposals/coordinator-message.schema.ts'
import { proposalSchema } from './proposals/proposal.schema.ts'
import { questionSchema } from './proposals/question.schema.ts'
import { documentFactsSchema } from './profile/document-facts.schema.ts'
import { profileFactSchema } from './profile/profile-fact.schema.ts'
import { questionCommentSchema } from './proposals/question-comment.schema.ts'
import { proofreadingSchema } from './proofreading/proofreading.schema.ts'
import { formReadingSchema } from './proposals/form-reading.schema.ts'
import { toldFormSchema } from './proposals/typeorm-told-forms.ts'
import { removedQuestionSchema } from './proposals/removed-question.schema.ts'
import { documentUseSchema, questionWordsSchema } from './search/question-index.schemas.ts'
import { featureSpendingSchema } from './spending/feature-spending.schema.ts'
import { spendingReservationSchema } from './spending/spending-reservation.schema.ts'
import { spendingSchema } from './spending/spending.schema.ts'
import { keptRequestSchema } from './requests/kept-request.schema.ts'
import { revokedAdminSchema } from './accounts/revoked-admin.schema.ts'
import { modelPriceSchema } from './writing-service/model-price.schema.ts'
import { outageSchema } from './writing-service/outage.schema.ts'
import { reportSchema } from './reports/report.schema.ts'
import { taskBoardConnectionSchema } from './taskboard/task-board-connection.schema.ts'
import { taskCardSchema } from './taskboard/task-card.schema.ts'
import { textVersionSchema } from './texts/text-version.schema.ts'
import { dataMigrationSchema } from './maintenance/data-migration.schema.ts'
import { installationNoteSchema } from './maintenance/installation-note.schema.ts'
import { scheduledTaskSchema } from './maintenance/scheduled-task.schema.ts'

export type DatabaseSettings = SqliteSettings | PostgresSettings

/** Settings for every kind of database. */
interface Opening {
  /** Whether to refuse a missing database instead of creating it. */
  readonly mustExist?: boolean
  /** Release recorded in a database that this process changes; by default none. */
  readonly release?: string | null
  /** Logs that the start waits for another process. */
  readonly log?: Log | null
}

export interface SqliteSettings extends Opening {
  readonly kind: 'sqlite'
  readonly file: string
  /**
   * `full` (default): a write is on the disk before it is acknowledged. `normal`: a power cut may lose the last writes.
   */
  readonly synchronous?: 'full' | 'normal'
}

export interface PostgresSettings extends Opening {
  readonly kind: 'postgres'
  readonly url: string
  /** Number of connections in the pool, at least 2; by default 10. */
  readonly poolSize?: number | null
  /** Time limit in seconds for statements of requests; by default 15. */
  readonly statementSeconds?: number
}

/** Identifies the host of a connection to the server's operator, unless the address contains another name. */
export const APPLICATION_NAME = `grantwright@${hostname()}`

const BUSY_TIMEOUT_MS = 5_000
const CACHE_KIB = 64 * 1024
const POOL_SIZE = 10
/** Maximum wait for a connection, whether all are in use or the server does not respond. */
const CONNECTION_WAIT_MS = 10_000
/**
 * Time for which idle connections are kept: opening one costs far more than a request, just when many arrive at once.
 */
const CONNECTION_KEPT_MS = 5 * 60_000

/**
 * SQLite's connection for writing (readers have another, `SqliteReading`), or PostgreSQL's pool for both. `driver`
 * replaces the package `pg`.
 */
export function createDataSource(settings: DatabaseSettings, driver?: unknown): DataSource {
  const vectors = passageVectorsSchema(settings.kind === 'postgres' ? 'bytea' : 'blob')
  const entities = [...MODEL.entities, vectors]
  return new DataSource({ ...connectionOf(settings, driver), ...MODEL, entities })
}

/**
 * Settings for every connection to SQLite. Deleted rows are overwritten, and the write-ahead log does not keep them.
 */
export function prepareSqlite(database: Database, synchronous: SqliteSettings['synchronous'] = 'full'): void {
  database.pragma(`synchronous = ${synchronous}`)
  database.function(CASELESS, { deterministic: true }, (text) => (typeof text === 'string' ? caseless(text) : text))
  database.pragma(`cache_size = -${CACHE_KIB}`)
  database.pragma('temp_store = MEMORY')
  database.pragma('secure_delete = ON')
  database.pragma('journal_size_limit = 0')
}

const MODEL = {
  entities: [
    accountSchema,
    userSchema,
    sessionSchema,
    removedSessionSchema,
    accessTokenSchema,
    projectSchema,
    projectBriefSchema,
    funderSchema,
    funderKeySchema,
    funderImportSchema,
    funderIdentifierSchema,
    funderNameSchema,
    funderAwardSchema,
    funderSpellingSchema,
    documentSchema,
    indexedDocumentSchema,
    postingBlockSchema,
    passageSchema,
    proposalSchema,
    questionSchema,
    formReadingSchema,
    toldFormSchema,
    proofreadingSchema,
    removedQuestionSchema,
    questionCommentSchema,
    profileFactSchema,
    documentFactsSchema,
    questionWordsSchema,
    documentUseSchema,
    coordinatorMessageSchema,
    reportSchema,
    textVersionSchema,
    rememberedAnswerSchema,
    answerTermSchema,
    spendingSchema,
    featureSpendingSchema,
    spendingReservationSchema,
    outageSchema,
    modelPriceSchema,
    keptRequestSchema,
    revokedAdminSchema,
    attemptSchema,
    secondFactorSchema,
    taskBoardConnectionSchema,
    taskCardSchema,
    auditEntrySchema,
    jobSchema,
    jobRunSchema,
    scheduledTaskSchema,
    dataMigrationSchema,
    installationNoteSchema,
  ],
  migrations: ALL_MIGRATIONS,
  migrationsTransactionMode: 'each',
  synchronize: false,
  logging: false,
} satisfies Partial<DataSourceOptions>

function connectionOf(settings: DatabaseSettings, driver: unknown): DataSourceOptions {
  if (settings.kind === 'postgres') {
    const poolSize = settings.poolSize ?? POOL_SIZE
    // Poolers refuse these as start parameters, so they are set after connecting.
    const extra = { idleTimeoutMillis: CONNECTION_KEPT_MS }
    return {
      type: 'postgres',
      url: settings.url,
      driver,
      poolSize,
      connectTimeoutMS: CONNECTION_WAIT_MS,
      applicationName: APPLICATION_NAME,
      extra,
    }
  }
  return {
    type: 'better-sqlite3',
    database: settings.file,
    enableWAL: true,
    timeout: BUSY_TIMEOUT_MS,
    prepareDatabase: (database: Database) => prepareSqlite(database, settings.synchronous),
  }
}
