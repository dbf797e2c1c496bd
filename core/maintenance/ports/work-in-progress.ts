import type { AccountId } from '../../shared/ids.ts'
import type { JobName } from '../../jobs/job-catalogue.ts'

/** By the name of the job that does the work. */
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
  /** Of the document, application, question, project or report. */
  readonly id: string
  readonly accountId: AccountId
}

/** Looks for work that is marked as in progress, in all accounts. */
export interface WorkInProgress {
  /** The first `limit` items marked as in progress whose identifiers come after `after`; null: from the first on. */
  next(kind: WorkKind, after: string | null, limit: number): Promise<ItemOfWork[]>
  /** `<name of the job> <identifier>` for everything that an unfinished job names. */
  withUnfinishedJob(): Promise<ReadonlySet<string>>
}
