import type { JobId } from '../shared/ids.ts'
import { type AppError, notFound } from '../shared/app-error.ts'
import type { ScheduledJobName } from '../jobs/job-catalogue.ts'
import type { Job } from '../jobs/job.ts'

/** A job that is queued at intervals. */
export interface ScheduledTask {
  /** Name of the job that it queues; unique. */
  readonly name: string
  readonly nextRunAt: string
  /** The newest job that it queued. */
  readonly jobId: JobId | null
  readonly version: number
}

/** The job and interval of a scheduled task. */
export interface ScheduledTaskPlan {
  readonly name: ScheduledJobName
  /** Description for people. */
  readonly title: string
  readonly everyMinutes: number
  /** The result of a run that found nothing to do. Such a job is removed when the next is queued. */
  readonly idleResult?: string
}

const HOUR = 60
const DAY = 24 * HOUR

/** Result of 'Retry stuck work'. */
export const NOTHING_STUCK = 'Nothing was stuck.'
/** Result of 'Make missing vectors'. */
export const NOTHING_TO_ENCODE = 'All passages have vectors.'
export const BACK_UP_DATABASE = 'back-up-database'
export const QUEUE_ENCODING = 'queue-encoding'

/** Backups are for a database that the product runs itself, vectors for an installation with a text encoder. */
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
