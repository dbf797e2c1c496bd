import { z } from 'zod'
import { identifier, instant, success } from './envelope.ts'

export const scheduledTask = z.object({
  /** The name of the job that it queues, under both names. */
  id: z.string(),
  _id: z.string(),
  /** What it does, for people. */
  name: z.string(),
  /** Of the newest job that it queued, as the four that follow. */
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
  /** Oldest first; the last is of the run under way, if one is. */
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
  /** What is wrong and what to do; null where all is well. */
  advice: z.string().nullable(),
})
export type ListedHealthCheck = z.infer<typeof healthCheck>

export const healthResponse = success.extend({ checks: z.array(healthCheck) })
