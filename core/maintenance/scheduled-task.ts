import type { JobId } from '../shared/ids.ts'
import { type AppError, notFound } from '../shared/app-error.ts'
import type { ScheduledJobName } from '../jobs/job-catalogue.ts'
import type { Job } from '../jobs/job.ts'

/** A job that is queued again and again. */
export interface ScheduledTask {
  /** Of the job that it queues; there is one with this name. */
  readonly name: string
  readonly nextRunAt: string
  /** The newest job that it queued. */
  readonly jobId: JobId | null
  readonly version: number
}

/** What a scheduled task does, and how often. */
export interface ScheduledTaskPlan {
  readonly name: ScheduledJobName
  /** What it does, for people. */
  readonly title: string
  readonly everyMinutes: number
  /** The result of a run that found nothing to do: its job goes when the next is queued. */
  readonly idleResult?: string
}

const HOUR = 60
const DAY = 24 * HOUR

/** Of 'Retry stuck work'. */
export const NOTHING_STUCK = 'Nothing was stuck.'
/** Of 'Make missing vectors'. */
export const NOTHING_TO_ENCODE = 'All passages have vectors.'
export const BACK_UP_DATABASE = 'back-up-database'
export const QUEUE_ENCODING = 'queue-encoding'

/** Backing up is for a database that the product keeps itself, vectors are for an installation with a text encoder. */
const PLANS: Readonly<Record<ScheduledJobName, Omit<ScheduledTaskPlan, 'name'>>> = {
  'purge-expired-access': { title: 'Purge expired sessions and tokens', everyMinutes: HOUR },
  'expire-invitations': { title: 'Expire invitations', everyMinutes: HOUR },
  'retry-stuck-work': { title: 'Retry stuck work', everyMinutes: 1, idleResult: NOTHING_STUCK },
  [BACK_UP_DATABASE]: { title: 'Back up the database', everyMinutes: DAY },
  'refresh-funder-overviews': { title: 'Refresh funder overviews', everyMinutes: 7 * DAY },
  'remove-leftovers': { title: 'Remove leftover files and messages', everyMinutes: DAY },
  'purge-finished-jobs': { title: 'Purge old finished jobs', everyMinutes: DAY },
  'remove-due-accounts': { title: 'Remove accounts whose week is over', everyMinutes: HOUR },
  'send-deadline-reminders': { title: 'Send mails before deadlines', everyMinutes: HOUR },
  [QUEUE_ENCODING]: { title: 'Make missing vectors of passages', everyMinutes: HOUR, idleResult: NOTHING_TO_ENCODE },
}
export const SCHEDULED_TASKS: readonly ScheduledTaskPlan[] = Object.entries(PLANS).map(([name, plan]) => ({
  name: name as ScheduledJobName,
  ...plan,
}))

export function afterInterval({ everyMinutes }: ScheduledTaskPlan, now: string): string {
  return new Date(Date.parse(now) + everyMinutes * 60_000).toISOString()
}

export function isUnfinished(job: Job | null): boolean {
  return job?.state === 'queued' || job?.state === 'running'
}

export function scheduledTaskNotFound(): AppError {
  return notFound('upkeep.single-job-not-found')
}
