import { z } from 'zod'
import { entity, identifier, instant, success } from './envelope.ts'
import { pageQuery, sortBy, total } from './paging.ts'
import { doneResponse } from './accounts.ts'
import type { CallTable } from './call.ts'
import { languageModelResponse, modelPriceRequest, modelTrialResponse } from './language-model.ts'

const jobState = z.enum(['queued', 'running', 'completed', 'failed'])
export type JobState = z.infer<typeof jobState>

/** Values of `sort`; a leading "-" sorts descending. */
const SORTS = ['createdAt', 'lastRunAt', 'runCount', 'failCount'] as const

export const jobsQuery = pageQuery.extend({
  state: jobState.optional(),
  name: z.string().max(200).optional(),
  sort: sortBy(SORTS).default('-createdAt'),
})

export const job = entity.extend({
  name: z.string(),
  state: jobState,
  accountId: identifier.nullable(),
  /** Name of the document or form to work on. */
  fileName: z.string().nullable(),
  /** The job's input: identifiers, and its file's key as `s3Key`. */
  data: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
  createdAt: instant,
  dueAt: instant,
  lastRunAt: instant.nullable(),
  lastFinishedAt: instant.nullable(),
  runCount: z.number().int(),
  failCount: z.number().int(),
  result: z.string().nullable(),
  failReason: z.string().nullable(),
})
export type Job = z.infer<typeof job>

export const jobsResponse = success.extend({
  jobs: z.array(job),
  total,
  /** All names of existing jobs. */
  names: z.array(z.string()),
  /** Number of jobs of the chosen name in each state. */
  states: z.record(jobState, z.number().int()),
})
export type JobsAnswer = z.infer<typeof jobsResponse>

const jobRun = z.object({
  number: z.number().int(),
  outcome: z.enum(['running', 'completed', 'failed', 'cut-off']),
  startedAt: instant.nullable(),
  finishedAt: instant.nullable(),
  /** The result, or the reason for the failure. */
  detail: z.string().nullable(),
})
export type JobRun = z.infer<typeof jobRun>

export const jobResponse = success.extend({
  job,
  /** Newest first. */
  runs: z.array(jobRun),
})

export const jobRequest = z.object({ jobId: identifier })

export const libraryReloadResponse = success.extend({
  message: z.string(),
  jobId: identifier,
})

export const scheduledTask = z.object({
  /** The name of its jobs, under both keys. */
  id: z.string(),
  _id: z.string(),
  /** Description for people. */
  name: z.string(),
  /** The newest job that it queued, which the next four fields describe. */
  jobId: identifier.nullable(),
  state: z.enum(['queued', 'running', 'completed', 'failed']).nullable(),
  lastRunAt: instant.nullable(),
  result: z.string().nullable(),
  failReason: z.string().nullable(),
  nextRunAt: instant.nullable(),
  /** In words, such as "15 minutes". */
  repeatInterval: z.string(),
})
export type ScheduledTask = z.infer<typeof scheduledTask>

export const scheduledTasksResponse = success.extend({ jobs: z.array(scheduledTask) })

export const dataMigration = z.object({
  id: z.string(),
  _id: z.string(),
  name: z.string(),
  description: z.string(),
  status: z.enum(['notRun', 'queued', 'running', 'completed', 'failed', 'interrupted']),
  runCount: z.number().int(),
  /** Oldest first; the last may be the current run. */
  results: z.array(z.string()),
  failReason: z.string().nullable(),
})
export type DataMigration = z.infer<typeof dataMigration>

export const dataMigrationsResponse = success.extend({ migrations: z.array(dataMigration) })

export const healthCheck = z.object({
  name: z.enum([
    'database',
    'server-version',
    'changes',
    'migrations',
    'row-security',
    'clock',
    'queue',
    'files',
    'temporary',
    'disk',
    'backup',
    'mail',
    'model',
    'encoder',
    'scans',
    'address',
  ]),
  state: z.enum(['good', 'warning', 'failure']),
  /** The problem and its remedy; null if all is well. */
  advice: z.string().nullable(),
})
export type ListedHealthCheck = z.infer<typeof healthCheck>

export const healthResponse = success.extend({ checks: z.array(healthCheck) })

/** Background work, for admins. */
export const operatorCalls = {
  'GET /admin/jobs': {
    summary: 'Lists the jobs of all accounts.',
    access: 'admin',
    query: jobsQuery,
    response: jobsResponse,
  },
  'GET /admin/jobs/:jobId': {
    summary: 'Answers a job with its runs.',
    access: 'admin',
    params: { jobId: 'job' },
    response: jobResponse,
  },
  'POST /admin/jobs/reload': {
    summary: 'Runs a job again.',
    access: 'admin',
    body: jobRequest,
    response: doneResponse,
  },
  'POST /admin/jobs/delete': {
    summary: 'Deletes a job.',
    access: 'admin',
    body: jobRequest,
    response: doneResponse,
  },
  'POST /admin/jobs/reloadDocumentLibrary': {
    summary: 'Has every document read again.',
    access: 'admin',
    response: libraryReloadResponse,
  },
  'GET /admin/singleJobs': {
    summary: 'Lists the scheduled jobs.',
    access: 'admin',
    response: scheduledTasksResponse,
  },
  'POST /admin/singleJobs/:name/run': {
    summary: 'Runs a scheduled job now.',
    access: 'admin',
    params: { name: z.string() },
    response: doneResponse,
  },
  'GET /admin/health': {
    summary: 'Tries everything that the installation needs.',
    access: 'admin',
    response: healthResponse,
  },
  'GET /admin/languageModel': {
    summary: 'Answers how the language model is set up.',
    access: 'admin',
    response: languageModelResponse,
  },
  'POST /admin/languageModel/test': {
    limit: 'testModel',
    summary: 'Has the language model answer one small call.',
    access: 'admin',
    response: modelTrialResponse,
  },
  'POST /admin/languageModel/price': {
    summary: 'Keeps what a language model costs of which no price is known.',
    access: 'admin',
    body: modelPriceRequest,
    response: doneResponse,
  },
  'GET /admin/migrations': {
    summary: 'Lists the data migrations.',
    access: 'admin',
    response: dataMigrationsResponse,
  },
  'POST /admin/migrations/:migrationId/run': {
    summary: 'Runs a data migration.',
    access: 'admin',
    params: { migrationId: z.string() },
    response: doneResponse,
  },
} as const satisfies CallTable
