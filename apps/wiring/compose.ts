import { sentenceForAdmins } from '../../adapters/http-contract/texts/en/reasons.ts'
import 'reflect-metadata'
import { Container, type ContainerModule } from 'inversify'
import { RequestTrace } from '../../adapters/monitoring/request-trace.ts'
import { Readiness, type Unready } from '../../adapters/monitoring/readiness.ts'
import { JobRunner } from '../../adapters/queue/job-runner.ts'
import { SharedClock } from '../../adapters/queue/shared-clock.ts'
import { TaskScheduler } from '../../adapters/queue/task-scheduler.ts'
import type { DeviceKeys } from '../../adapters/koa/middleware/device-cookie.ts'
import type { UseCases } from '../../adapters/koa/use-cases.ts'
import type { ResetSecondFactor } from '../../core/accounts/sessions/own-second-factor.ts'
import { SetAdmin } from '../../core/accounts/members/set-admin.ts'
import type { LibraryOpener } from '../../core/documents/ports.ts'
import type { ImportFunderFile } from '../../core/funders/import-funder-file.ts'
import type { OpenAttemptCounter, RowLevelSecurity } from '../../core/accounts/ports.ts'
import type { JobName } from '../../core/jobs/job-catalogue.ts'
import { writerJob, type WriterSteps } from '../../core/jobs/writer-job.ts'
import { allDelivered, type JobHandler, type JobHandlers } from '../../core/jobs/job-handler.ts'
import type { Log, StatementLimit } from '../../core/shared/ports.ts'
import type { Persistence } from '../../core/persistence.ts'
import type { ExportAccounts } from '../../core/transfer/export-accounts.ts'
import { checkHealth, type HealthFinding } from '../../core/operations/check-health.ts'
import type { ImportAccounts } from '../../core/transfer/import-accounts.ts'
import type { PreviewImport } from '../../core/transfer/preview-import.ts'
import type { DatabaseBackup } from '../../core/maintenance/ports.ts'
import { openAttempts } from './attempts.ts'
import type { Config } from './config/config.ts'
import { assertOwner } from './config/data-folder.ts'
import { counted, openMetrics, type Metrics } from './metrics.ts'
import { tracedHandlers, tracedPersistence } from './tracing.ts'
import { LEASE_SECONDS } from './lease.ts'
import { openLog, type LineWriter } from './log.ts'
import { openFiles } from './open-files.ts'
import { readinessChecks } from './readiness-checks.ts'
import { useProxies } from './use-proxies.ts'
import { ownershipModule } from './modules/ownership.module.ts'
import { accountsModule } from './modules/accounts.module.ts'
import { adminModule } from './modules/admin.module.ts'
import { briefTokens } from './tokens/brief-tokens.ts'
import { proofreadingTokens } from './tokens/proofreading-tokens.ts'
import { gapsModule } from './modules/gaps.module.ts'
import { briefModule } from './modules/brief.module.ts'
import { meaningModule } from './modules/meaning.module.ts'
import { languageModelModule } from './modules/language-model.module.ts'
import { databaseModule, openPersistence } from './modules/database.module.ts'
import { documentsModule } from './modules/documents.module.ts'
import { fundersModule } from './modules/funders.module.ts'
import { privacyModule } from './modules/privacy.module.ts'
import { quotasModule } from './modules/quotas.module.ts'
import { projectsModule } from './modules/projects.module.ts'
import { proofreadingModule } from './modules/proofreading.module.ts'
import { proposalsModule } from './modules/proposals.module.ts'
import { memoryModule } from './modules/memory.module.ts'
import { profileModule } from './modules/profile.module.ts'
import { pipelineTokens } from './tokens/pipeline-tokens.ts'
import { pipelineModule } from './modules/pipeline.module.ts'
import { questionsModule } from './modules/questions.module.ts'
import { textsModule } from './modules/texts.module.ts'
import { mailModule } from './modules/mail.module.ts'
import { openReadings, readingModule } from './modules/reading.module.ts'
import { requestsModule } from './modules/requests.module.ts'
import { reportsModule } from './modules/reports.module.ts'
import { searchModule } from './modules/search.module.ts'
import { secondFactorModule } from './modules/second-factor.module.ts'
import { spendingModule } from './modules/spending.module.ts'
import { systemModule } from './modules/system.module.ts'
import { transferModule } from './modules/transfer.module.ts'
import { taskBoardModule } from './modules/task-board.module.ts'
import { maintenanceModule } from './modules/maintenance.module.ts'
import { operationsModule, operationsTokens } from './modules/operations.module.ts'
import { writingModule } from './modules/writing.module.ts'
import type { Token } from './tokens/token.ts'
import { accountScopedHandlers } from './account-scoped-handlers.ts'
import { heldHandlers } from './held-handlers.ts'
import {
  coreTokens,
  databaseTokens,
  jobTokens,
  meaningTokens,
  registerTokens,
  systemTokens,
  transferTokens,
  maintenanceTokens,
} from './tokens/tokens.ts'
import { useCaseTokens } from './tokens/use-case-tokens.ts'

/** The product without an interface: use cases and the jobs that they queue. */
export interface Application {
  readonly useCases: UseCases
  readonly rowLevelSecurity: RowLevelSecurity
  readonly requestLimit: StatementLimit
  readonly setAdmin: Pick<SetAdmin, 'execute'>
  readonly resetSecondFactor: Pick<ResetSecondFactor, 'execute'>
  readonly importFunders: Pick<ImportFunderFile, 'execute'>
  readonly backup: DatabaseBackup
  /** Records that the data was backed up by other means. */
  noteBackup(): Promise<void>
  readonly exportAccounts: ExportAccounts
  readonly importAccounts: ImportAccounts
  readonly previewImport: PreviewImport
  readonly libraries: LibraryOpener
  readonly jobs: Pick<JobRunner, 'start' | 'drain' | 'stop'>
  /** Runs all health checks. */
  checkHealth(): Promise<readonly HealthFinding[]>
  readonly log: Log
  readonly attempts: OpenAttemptCounter
  /** Counts in this process only. */
  readonly hostCounter: OpenAttemptCounter
  readonly deviceKeys: DeviceKeys
  /** Null without metrics. */
  readonly metrics: Metrics | null
  readonly trace: RequestTrace
  /** Removes what killed processes left in the temporary folder. */
  removeTemporaryFiles(): Promise<unknown>
  /** Resolves when pending error reports are sent, or after a moment. */
  flushLog(): Promise<void>
  /** Reasons for not being ready: sentences for anybody, by check. */
  unready(): Promise<Unready>
  /** Problems at the last check that do not affect readiness. */
  remarks(): Unready
  /** Stops taking jobs, finishes or hands back running ones, and closes all resources. */
  close(): Promise<void>
}

const DAY_MS = 24 * 60 * 60 * 1000

/** Hooks of a program around parts of the product. */
export interface Surroundings {
  /** Wraps the handlers of all jobs, by name. */
  readonly aroundJobs?: (handlers: Handlers) => Handlers
  readonly logTo?: LineWriter
  /** Whether to refuse a missing database instead of creating it. */
  readonly mustExist?: boolean
}

/** Modules that do not depend on the configuration. */
const FEATURES = [
  accountsModule,
  ownershipModule,
  secondFactorModule,
  projectsModule,
  briefModule,
  gapsModule,
  documentsModule,
  fundersModule,
  proposalsModule,
  proofreadingModule,
  profileModule,
  memoryModule,
  questionsModule,
  pipelineModule,
  searchModule,
  textsModule,
  reportsModule,
  requestsModule,
  adminModule,
  transferModule,
]

/** Opens the configured resources, migrates the database and connects all parts. */
export async function compose(config: Config, surroundings: Surroundings = {}): Promise<Application> {
  const { aroundJobs = asTheyAre, logTo, mustExist = false } = surroundings
  await assertOwner(config)
  const trace = new RequestTrace()
  const { log, flush } = openLog(config, trace, logTo)
  const metrics = await openMetrics(config)
  const database = tracedPersistence(await openPersistence(config, log, mustExist), trace)
  await useProxies(config)
  const files = await openFiles(config)
  const attempts = await openAttempts(config, log)
  const readings = await openReadings(config)
  const container = new Container()
  container.load(
    systemModule(config, log, files.store),
    mailModule(config),
    databaseModule(database),
    readingModule(readings, config),
    ...configuredModules(config, metrics),
    ...FEATURES,
    taskBoardModule(config),
    maintenanceModule(config),
    operationsModule(config, database, files.store),
  )
  const get = <T>(token: Token<T>): T => container.get<T>(token)
  const jobs = jobRunner(get, config, database.time, (handlers) =>
    counted(tracedHandlers(accountScopedHandlers(aroundJobs(handlers), database.rowLevelSecurity), trace), metrics),
  )
  metrics?.watchJobs({ counts: () => database.jobReader.counts(), nextDueAt: () => database.jobQueue.nextDueAt() })
  const scheduler = taskScheduler(get)
  const readiness = new Readiness(readinessChecks(database, get(systemTokens.files)), log, get(systemTokens.timers))
  return {
    useCases: useCasesOf(get),
    ...boundsOf(database),
    setAdmin: new SetAdmin(database.unitOfWork, get(systemTokens.clock)),
    ...commandsOf(get),
    jobs: jobControls(jobs, scheduler),
    checkHealth: () => checkHealth(get(operationsTokens.healthChecks), get(systemTokens.timers)),
    log,
    attempts: attempts.open,
    hostCounter: attempts.inThisProcess,
    deviceKeys: { box: get(systemTokens.secretBox), secrets: get(systemTokens.secrets) },
    metrics,
    trace,
    unready: () => readiness.unready(),
    remarks: () => readiness.remarks(),
    close: async () => {
      await scheduler.stop()
      await jobs.stop()
      await readings.close()
      await get(meaningTokens.ranker)?.close()
      await attempts.close()
      await database.close()
      files.close()
      await flush()
    },
    flushLog: flush,
  }
}

function boundsOf({
  rowLevelSecurity,
  requestLimit,
  noteBackup,
}: Persistence): Pick<Application, 'rowLevelSecurity' | 'requestLimit' | 'noteBackup'> {
  return { rowLevelSecurity, requestLimit, noteBackup }
}

function jobControls(jobs: JobRunner, scheduler: Pick<TaskScheduler, 'start'>): Application['jobs'] {
  return {
    start: () => (jobs.start(), scheduler.start()),
    drain: () => jobs.drainUntilIdle(),
    stop: () => jobs.stop(),
  }
}

type Chores =
  | 'resetSecondFactor'
  | 'importFunders'
  | 'backup'
  | 'exportAccounts'
  | 'importAccounts'
  | 'previewImport'
  | 'libraries'
  | 'removeTemporaryFiles'

/** Functions for commands rather than requests or jobs. */
function commandsOf(get: Get): Pick<Application, Chores> {
  const dayAgo = () => new Date(Date.now() - DAY_MS).toISOString()
  return {
    resetSecondFactor: get(coreTokens.resetSecondFactor),
    removeTemporaryFiles: () => get(maintenanceTokens.temporaryFiles).removeBefore(dayAgo()),
    importFunders: get(registerTokens.importFile),
    backup: get(maintenanceTokens.backup),
    exportAccounts: get(transferTokens.exportAccounts),
    importAccounts: get(transferTokens.importAccounts),
    previewImport: get(transferTokens.previewImport),
    libraries: get(coreTokens.libraries),
  }
}

/** Modules that depend on the configuration. */
function configuredModules(config: Config, metrics: Metrics | null): ContainerModule[] {
  const writing = [privacyModule(config), writingModule(config), ...modelModules(config, metrics)]
  return [quotasModule(config), spendingModule(config), meaningModule(config.encoder), ...writing]
}

function modelModules({ model, monthlySpendingLimit }: Config, metrics: Metrics | null): ContainerModule[] {
  return model === null ? [] : [languageModelModule(model, monthlySpendingLimit, metrics)]
}

type Get = <T>(token: Token<T>) => T

function useCasesOf(get: Get): UseCases {
  const entries = Object.entries(useCaseTokens).map(([name, token]) => [name, get<unknown>(token)])
  return Object.fromEntries(entries) as UseCases
}

/** Polls for scheduled tasks wherever jobs are run. */
function taskScheduler(get: Get): TaskScheduler {
  const [clock, timers, log] = [get(systemTokens.clock), get(systemTokens.timers), get(systemTokens.log)]
  const startDue = get(maintenanceTokens.startDue)
  return new TaskScheduler({ startFirstRuns: get(maintenanceTokens.startFirstRuns), startDue, clock, timers, log })
}

type Handlers = Readonly<Record<string, JobHandler>>

const asTheyAre = (handlers: Handlers) => handlers

function jobRunner(
  get: Get,
  config: Config,
  time: Persistence['time'],
  watched: (handlers: Handlers) => Handlers,
): JobRunner {
  const clock = get(systemTokens.clock)
  return new JobRunner({
    queue: get(databaseTokens.jobQueue),
    // SQLite's only host uses its own clock.
    clock: config.database.kind === 'postgres' ? new SharedClock(time, clock) : clock,
    timers: get(systemTokens.timers),
    log: get(systemTokens.log),
    handlers: watched(heldHandlers(allDelivered(handlersOf(get)), get(coreTokens.holdClosedWork))),
    sentenceOf: sentenceForAdmins,
    concurrency: Math.max(1, config.workerConcurrency),
    leaseMs: LEASE_SECONDS * 1000,
  })
}

/** The handler of each kind of job. */
function handlersOf(get: Get): JobHandlers {
  const log = get(systemTokens.log)
  const writing = <Name extends JobName, Found, Draft>(steps: WriterSteps<Name, Found, Draft>) => writerJob(steps, log)
  return {
    'send-invitation': get(jobTokens.sendInvitation),
    'send-password-reset': get(jobTokens.sendPasswordReset),
    'send-security-notice': get(jobTokens.sendSecurityNotice),
    'send-account-notice': get(jobTokens.sendAccountNotice),
    'remove-due-accounts': get(jobTokens.removeDueAccounts),
    'send-email-verification': get(jobTokens.sendEmailVerification),
    'send-email-change-link': get(jobTokens.sendEmailChangeLink),
    'send-email-change-notice': get(jobTokens.sendEmailChangeNotice),
    'send-assignment-notice': get(jobTokens.sendAssignmentNotice),
    'send-question-notice': get(jobTokens.sendQuestionNotice),
    'send-deadline-notice': get(pipelineTokens.sendDeadlineNotice),
    'send-deadline-reminders': get(pipelineTokens.sendDeadlineReminders),
    'sweep-account': get(jobTokens.sweepAccount),
    'remove-file': get(jobTokens.removeFile),
    'keep-past-answers': get(jobTokens.keepPastAnswers),
    'find-profile-facts': get(jobTokens.findProfileFacts),
    'generate-facts-file': writing(get(jobTokens.generateFactsFile)),
    'write-project-overview': writing(get(jobTokens.writeOverview)),
    'fill-waiting': get(jobTokens.fillWaiting),
    'propose-brief': writing(get(briefTokens.propose)),
    'proofread-application': writing(get(proofreadingTokens.proofread)),
    'read-document': get(meaningTokens.readDocument),
    'encode-passages': get(meaningTokens.encodePassages),
    'read-form': writing(get(jobTokens.readForm)),
    'suggest-for-items': writing(get(jobTokens.suggestForItems)),
    'plan-application': writing(get(jobTokens.planApplication)),
    'answer-question': writing(get(jobTokens.answerQuestion)),
    'improve-answer': writing(get(jobTokens.improveAnswer)),
    'write-cover-letter': writing(get(jobTokens.writeCoverLetter)),
    'write-report': writing(get(jobTokens.writeReport)),
    'write-funder-overview': writing(get(jobTokens.writeFunderOverview)),
    'renew-funder-overview': writing(get(jobTokens.renewFunderOverview)),
    'import-funders': get(registerTokens.importFunders),
    'purge-expired-access': get(maintenanceTokens.purgeExpiredAccess),
    'expire-invitations': get(maintenanceTokens.expireInvitations),
    'retry-stuck-work': get(maintenanceTokens.retryStuckWork),
    'back-up-database': get(maintenanceTokens.backUpDatabase),
    'refresh-funder-overviews': get(maintenanceTokens.refreshFunderOverviews),
    'purge-finished-jobs': get(maintenanceTokens.purgeFinishedJobs),
    'remove-leftovers': get(maintenanceTokens.removeLeftovers),
    'queue-encoding': get(meaningTokens.queueEncoding),
    ...get(maintenanceTokens.runMigrations),
  }
}
