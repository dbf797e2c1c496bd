import { z } from 'zod'
import { entity, identifier, instant, success } from './envelope.ts'
import { pageQuery, sortBy, total } from './paging.ts'

const jobState = z.enum(['queued', 'running', 'completed', 'failed'])
export type JobState = z.infer<typeof jobState>

/** The values of `sort`; with "-" before them the largest go first. */
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
  /** Of the document or form that it works on. */
  fileName: z.string().nullable(),
  /** What it works on: identifiers, and as `s3Key` the key of its file. */
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
  /** Every name of which there is a job. */
  names: z.array(z.string()),
  /** How many jobs of the chosen name are in each state. */
  states: z.record(jobState, z.number().int()),
})
export type JobsAnswer = z.infer<typeof jobsResponse>

const jobRun = z.object({
  number: z.number().int(),
  outcome: z.enum(['running', 'completed', 'failed', 'cut-off']),
  startedAt: instant.nullable(),
  finishedAt: instant.nullable(),
  /** The result, or why it failed. */
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
