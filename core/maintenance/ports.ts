import type { DataMigration } from './data-migration.ts'
import type { ScheduledTask } from './scheduled-task.ts'
import type { AccountId } from '../shared/ids.ts'
import type { JobName } from '../jobs/job-catalogue.ts'

/** Maintenance on the rows of all accounts. Every method changes at most `limit` rows and returns their number. */
export interface DataMaintenance {
  removeExpiredSessions(now: string, limit: number): Promise<number>
  /** Keeps tokens of pending invitations: they show that the invitation has expired. */
  removeExpiredTokens(now: string, limit: number): Promise<number>
  /** Removes requests that began before the moment, because callers do not repeat them that late. */
  removeKeptRequests(startedBefore: string, limit: number): Promise<number>
  /** Sets pending invitations with an expired link to `expired`. */
  expireInvitations(now: string, limit: number): Promise<number>
  /** Erases the masked addresses in audit entries older than the moment. The entries stay. */
  eraseAuditAddresses(before: string, limit: number): Promise<number>
  /**
   * Deletes questions that were removed before the moment, with their comments and histories; they cannot be brought
   * back afterwards.
   */
  removeRemovedQuestions(removedBefore: string, limit: number): Promise<number>
  /** Removes jobs that ended in this state before the moment, with their runs. */
  removeFinishedJobs(state: 'completed' | 'failed', finishedBefore: string, limit: number): Promise<number>
}

export interface DataMigrations {
  /** Null when it never ran. */
  find(id: string): Promise<DataMigration | null>
  /** Inserts when `version` is 0, else updates; throws `conflict` when somebody else saved in between. */
  save(migration: DataMigration): Promise<DataMigration>
}

/** Counts found when a copy was read back. */
export interface HeldByCopy {
  readonly accounts: number
  readonly documents: number
}

/** Complete, consistent copies of the database, taken while it is in use and verified by reading them back. */
export interface DatabaseBackup {
  /** Makes a backup, keeps the newest few and removes older ones. Returns its name. */
  backUp(): Promise<string>
  /** Makes a copy in this file, replacing its contents. */
  copyTo(file: string): Promise<HeldByCopy>
}

/** The files of the file store that rows refer to. */
export interface NamedFiles {
  /**
   * Keys that rows refer to in a folder: an account's identifier, or the folder of imported registers. Null if there is
   * no such account.
   */
  under(folder: string): Promise<ReadonlySet<string> | null>
}

export interface ScheduledTasks {
  /** Null if it was never planned. */
  find(name: string): Promise<ScheduledTask | null>
  /** Inserts when `version` is 0, else updates; throws `conflict` when somebody else saved in between. */
  save(job: ScheduledTask): Promise<ScheduledTask>
}

/** Temporary files of requests, left behind when the process is killed. */
export interface TemporaryFiles {
  /** Removes files last changed before the moment and returns their number. */
  removeBefore(moment: string): Promise<number>
}

/** Names of the jobs that do the work. */
export const WORK_KINDS = [
  'read-document',
  'read-form',
  'answer-question',
  'write-cover-letter',
  'write-funder-overview',
  'write-project-overview',
  'propose-brief',
  'proofread-application',
  'write-report',
] as const satisfies readonly JobName[]
export type WorkKind = (typeof WORK_KINDS)[number]

export interface ItemOfWork {
  /** Identifier of the document, application, question, project or report. */
  readonly id: string
  readonly accountId: AccountId
}

/** Finds items marked as in progress, in all accounts. */
export interface WorkInProgress {
  /** The first `limit` items marked as in progress with identifiers after `after`, or from the first if it is null. */
  next(kind: WorkKind, after: string | null, limit: number): Promise<ItemOfWork[]>
  /** `<job name> <identifier>` for everything that an unfinished job refers to. */
  withUnfinishedJob(): Promise<ReadonlySet<string>>
}
