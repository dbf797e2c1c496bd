import { sentenceForAdmins } from '../../http-contract/texts/en/reasons.ts'
import type { HealthFinding } from '../../../core/operations/check-health.ts'
import type { ListedDataMigration } from '../../../core/maintenance/list-data-migrations.ts'
import type { ListedScheduledTask } from '../../../core/maintenance/list-scheduled-tasks.ts'
import type { ModelTrial } from '../../../core/writing-service/ports.ts'
import type * as languageModel from '../../http-contract/language-model.ts'
import type * as contract from '../../http-contract/maintenance.ts'
import { jobNotFound } from '../../../core/jobs/job.ts'
import { REREAD_DOCUMENTS } from '../../../core/maintenance/reread-documents.ts'
import { pathId } from '../path-id.ts'
import type { RouteParts } from '../route-parts.ts'
import type { Routes } from '../route.ts'
import { sortOf } from './sort.ts'
import type { JobHistory } from '../../../core/operations/view-job.ts'
import type { ListedJob } from '../../../core/jobs/ports.ts'

const HOUR = 60
const DAY = 24 * HOUR

function presentScheduledTask({ plan, planned, lastJob }: ListedScheduledTask): contract.ScheduledTask {
  return {
    id: plan.name,
    _id: plan.name,
    name: plan.title,
    jobId: lastJob?.id ?? null,
    state: lastJob?.state ?? null,
    lastRunAt: lastJob?.lastRunAt ?? null,
    result: lastJob?.result ?? null,
    failReason: lastJob?.failReason ?? null,
    nextRunAt: planned?.nextRunAt ?? null,
    repeatInterval: intervalOf(plan.everyMinutes),
  }
}

function presentDataMigration(listed: ListedDataMigration): contract.DataMigration {
  const { id, name, description } = listed.work
  const { runCount, results } = listed.migration
  const { status, failReason } = listed
  return { id, _id: id, name, description, status, runCount, results: [...results], failReason }
}

function intervalOf(minutes: number): string {
  if (minutes % DAY === 0) return counted(minutes / DAY, 'day')
  return minutes % HOUR === 0 ? counted(minutes / HOUR, 'hour') : counted(minutes, 'minute')
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}

function presentHealth({ name, state, advice }: HealthFinding): contract.ListedHealthCheck {
  return { name, state, advice: advice && sentenceForAdmins(advice) }
}

function presentTrial(trial: ModelTrial | null): languageModel.ModelTrial | null {
  if (trial === null || trial.outcome === 'answered') return trial
  return { ...trial, reason: sentenceForAdmins(trial.reason) }
}

function presentJob(job: ListedJob): contract.Job {
  const { id, name, state, accountId, fileName, data, createdAt, dueAt, lastRunAt, lastFinishedAt } = job
  const { runCount, failCount, result, failReason } = job
  return {
    id,
    _id: id,
    name,
    state,
    accountId,
    fileName,
    data,
    createdAt,
    dueAt,
    lastRunAt,
    lastFinishedAt,
    runCount,
    failCount,
    result,
    failReason,
  }
}

function presentRun(run: JobHistory['runs'][number]): contract.JobRun {
  const { number, outcome, startedAt } = run
  const isOver = outcome === 'completed' || outcome === 'failed'
  return {
    number,
    outcome,
    startedAt,
    finishedAt: isOver ? run.finishedAt : null,
    detail: isOver ? run.detail : null,
  }
}

/** Jobs of all accounts, scheduled tasks and data migrations. */
export function adminJobRoutes({ useCases }: RouteParts) {
  return {
    'GET /admin/jobs': async ({ actor, query: { sort, state = null, name = null, ...page } }) => {
      const query = { actor, state, name, ...page, ...sortOf(sort) }
      const { items, total, names, states } = await useCases.listJobs.execute(query)
      return { jobs: items.map(presentJob), total, names, states }
    },
    'GET /admin/jobs/:jobId': async ({ actor, params }) => {
      const { job, runs } = await useCases.viewJob.execute({ actor, ...params })
      return { job: presentJob(job), runs: runs.map(presentRun) }
    },
    'POST /admin/jobs/reload': ({ actor, body }) => useCases.reloadJob.execute({ actor, jobId: sentId(body) }),
    'POST /admin/jobs/delete': ({ actor, body }) => useCases.removeJob.execute({ actor, jobId: sentId(body) }),
    'POST /admin/jobs/reloadDocumentLibrary': async ({ actor }) => {
      const { jobId, isNew } = await useCases.requestDataMigration.execute({ actor, id: REREAD_DOCUMENTS })
      return { message: isNew ? LIBRARY_RELOADS : LIBRARY_IS_RELOADING, jobId }
    },
    'GET /admin/singleJobs': async ({ actor }) => ({
      jobs: (await useCases.listScheduledTasks.execute({ actor })).map(presentScheduledTask),
    }),
    'POST /admin/singleJobs/:name/run': ({ actor, params }) => useCases.runScheduledTask.execute({ actor, ...params }),
    'GET /admin/health': async ({ actor }) => ({
      checks: (await useCases.viewHealth.execute({ actor })).map(presentHealth),
    }),
    'GET /admin/languageModel': async ({ actor }) => ({ model: await useCases.viewLanguageModel.execute({ actor }) }),
    'POST /admin/languageModel/test': async ({ actor }) => ({
      trial: presentTrial(await useCases.testLanguageModel.execute({ actor })),
    }),
    'POST /admin/languageModel/price': ({ actor, body: { model, ...price } }) =>
      useCases.saveModelPrice.execute({ actor, model, price }),
    'GET /admin/migrations': async ({ actor }) => ({
      migrations: (await useCases.listDataMigrations.execute({ actor })).map(presentDataMigration),
    }),
    'POST /admin/migrations/:migrationId/run': async ({ actor, params }) => {
      await useCases.requestDataMigration.execute({ actor, id: params.migrationId })
    },
  } satisfies Partial<Routes>
}

const LIBRARY_RELOADS = 'All documents are read again, one after the other.'
const LIBRARY_IS_RELOADING = 'All documents are being read again.'

function sentId({ jobId }: { readonly jobId: string }) {
  return pathId<'job'>(jobId, jobNotFound)
}
