import type { AccountId } from '../../shared/ids.ts'
import type { JobName } from '../../jobs/job-catalogue.ts'

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
