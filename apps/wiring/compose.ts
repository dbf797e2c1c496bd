import 'reflect-metadata'
import { Container, type ContainerModule } from 'inversify'
import { JobRunner } from '../../adapters/queue/job-runner.ts'
import { SingleJobScheduler } from '../../adapters/queue/single-job-scheduler.ts'
import type { UseCases } from '../../adapters/koa/use-cases.ts'
import { SetAdmin } from '../../core/accounts/set-admin.ts'
import { RENEW_FUNDER_OVERVIEW } from '../../core/funders/request-funder-renewal.ts'
import type { JobHandler } from '../../core/jobs/job-handler.ts'
import type { Persistence } from '../../core/persistence.ts'
import type { Log } from '../../core/shared/ports/log.ts'
import type { ExportAccounts } from '../../core/transfer/export-accounts.ts'
import type { ImportAccounts } from '../../core/transfer/import-accounts.ts'
import type { DatabaseBackup } from '../../core/upkeep/ports/database-backup.ts'
import type { Config } from './config.ts'
import { LEASE_SECONDS } from './lease.ts'
import { openLog } from './log.ts'
import { openFiles } from './open-files.ts'
import { accountsModule } from './modules/accounts.module.ts'
import { adminModule } from './modules/admin.module.ts'
import { claudeModule } from './modules/claude.module.ts'
import { databaseModule, openPersistence } from './modules/database.module.ts'
import { documentsModule } from './modules/documents.module.ts'
import { fundersModule } from './modules/funders.module.ts'
import { projectsModule } from './modules/projects.module.ts'
import { proposalsModule } from './modules/proposals.module.ts'
import { mailModule } from './modules/mail.module.ts'
import { openReadings, readingModule } from './modules/reading.module.ts'
import { reportsModule } from './modules/reports.module.ts'
import { systemModule } from './modules/system.module.ts'
import { transferModule } from './modules/transfer.module.ts'
import { upkeepModule } from './modules/upkeep.module.ts'
import { writingModule } from './modules/writing.module.ts'
import type { Token } from './token.ts'
import { databaseTokens, jobTokens, systemTokens, transferTokens, upkeepTokens, useCaseTokens } from './tokens.ts'

/** The product without a way in: use cases and the jobs they queue. */
export interface Application {
  readonly useCases: UseCases
  readonly setAdmin: Pick<SetAdmin, 'execute'>
  readonly backup: DatabaseBackup
  readonly exportAccounts: ExportAccounts
  readonly importAccounts: ImportAccounts
  readonly jobs: Pick<JobRunner, 'start' | 'drain' | 'stop'>
  readonly log: Log
  /** Until what the log reports elsewhere is sent, or a moment has passed. */
  flushLog(): Promise<void>
  /** Whether the database answers. */
  isReady(): Promise<boolean>
  /** Stops taking jobs, lets those under way end or hands them back, closes what is open. */
  close(): Promise<void>
}

/** Opens what the configuration names (migrating the database) and puts the parts together. */
export async function compose(config: Config): Promise<Application> {
  const { log, flush } = openLog(config)
  const files = await openFiles(config)
  const database = await openPersistence(config, log)
  const readings = await openReadings(config)
  const container = new Container()
  container.load(
    systemModule(config, log, files.store),
    mailModule(config),
    databaseModule(database),
    readingModule(readings, config),
    writingModule(config),
    ...modelModules(config),
    accountsModule,
    projectsModule,
    documentsModule,
    fundersModule,
    proposalsModule,
    reportsModule,
    upkeepModule(config),
    adminModule,
    transferModule,
  )
  const get = <T>(token: Token<T>): T => container.get<T>(token)
  const jobs = jobRunner(get, config)
  const scheduler = singleJobScheduler(get)
  return {
    useCases: useCasesOf(get),
    setAdmin: new SetAdmin(database.unitOfWork),
    backup: get(upkeepTokens.backup),
    exportAccounts: get(transferTokens.exportAccounts),
    importAccounts: get(transferTokens.importAccounts),
    jobs: { start: () => (jobs.start(), scheduler.start()), drain: () => jobs.drain(), stop: () => jobs.stop() },
    log,
    isReady: () => answers(database),
    close: async () => {
      await scheduler.stop()
      await jobs.stop()
      await readings.close()
      await database.close()
      files.close()
      await flush()
    },
    flushLog: flush,
  }
}

function modelModules({ model, monthlySpendingLimit }: Config): ContainerModule[] {
  return model === null ? [] : [claudeModule(model, monthlySpendingLimit)]
}

/** Any query will do: it fails when the database is out of reach. */
async function answers(database: Persistence): Promise<boolean> {
  try {
    await database.sessionReader.withUser('')
    return true
  } catch {
    return false
  }
}

type Get = <T>(token: Token<T>) => T

function useCasesOf(get: Get): UseCases {
  const entries = Object.entries(useCaseTokens).map(([name, token]) => [name, get<unknown>(token)])
  return Object.fromEntries(entries) as UseCases
}

/** Looks for single jobs wherever jobs are run. */
function singleJobScheduler(get: Get): SingleJobScheduler {
  const [clock, log] = [get(systemTokens.clock), get(systemTokens.log)]
  return new SingleJobScheduler({ startDue: get(upkeepTokens.startDue), clock, log })
}

function upkeepHandlers(get: Get): Readonly<Record<string, JobHandler>> {
  return {
    'purge-expired-access': get(upkeepTokens.purgeExpiredAccess),
    'expire-invitations': get(upkeepTokens.expireInvitations),
    'retry-stuck-work': get(upkeepTokens.retryStuckWork),
    'back-up-database': get(upkeepTokens.backUpDatabase),
    'refresh-funder-overviews': get(upkeepTokens.refreshFunderOverviews),
    'purge-finished-jobs': get(upkeepTokens.purgeFinishedJobs),
    ...get(upkeepTokens.runMigrations),
  }
}

function jobRunner(get: Get, config: Config): JobRunner {
  return new JobRunner({
    queue: get(databaseTokens.jobQueue),
    clock: get(systemTokens.clock),
    log: get(systemTokens.log),
    handlers: {
      'send-invitation': get(jobTokens.sendInvitation),
      'send-password-reset': get(jobTokens.sendPasswordReset),
      'sweep-account': get(jobTokens.sweepAccount),
      'generate-facts-file': get(jobTokens.generateFactsFile),
      'write-project-overview': get(jobTokens.writeOverview),
      'read-document': get(jobTokens.readDocument),
      'read-form': get(jobTokens.readForm),
      'plan-application': get(jobTokens.planApplication),
      'answer-question': get(jobTokens.answerQuestion),
      'improve-answer': get(jobTokens.improveAnswer),
      'write-cover-letter': get(jobTokens.writeCoverLetter),
      'write-report': get(jobTokens.writeReport),
      'write-funder-overview': get(jobTokens.writeFunderOverview),
      [RENEW_FUNDER_OVERVIEW]: get(jobTokens.renewFunderOverview),
      ...upkeepHandlers(get),
    },
    concurrency: Math.max(1, config.workerConcurrency),
    leaseMs: LEASE_SECONDS * 1000,
  })
}
