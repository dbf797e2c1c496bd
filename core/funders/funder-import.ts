import type { FunderImportId, JobId } from '../shared/ids.ts'
import type { StoredReason } from '../shared/failure.ts'
import type { Job } from '../jobs/job.ts'
import type { RegisterSource } from './register-facts.ts'

/** Format of a file, recognised by its content. */
export type RegisterFormat =
  | '360giving'
  | 'charity-commission-charities'
  | 'charity-commission-names'
  | 'dual-registrations'
  | 'irs-grants'
  | 'irs-organisations'
  | 'irs-return'

/** The import of one file of a register or publication. */
export interface FunderImport {
  readonly id: FunderImportId
  readonly fileName: string
  readonly fileKey: string
  readonly sizeBytes: number
  /** SHA-256 of the bytes, hex. */
  readonly contentHash: string
  readonly format: RegisterFormat
  readonly source: RegisterSource
  readonly outcome: 'open' | 'completed' | 'failed'
  /** Null unless it failed. */
  readonly error: StoredReason | null
  /** Records read so far, including skipped ones. */
  readonly recordsRead: number
  readonly fundersAdded: number
  readonly fundersChanged: number
  /** Records that could not be used. */
  readonly recordsSkipped: number
  /** Reasons of the first skipped records. */
  readonly problems: readonly string[]
  /** Null if no job runs it. */
  readonly jobId: JobId | null
  readonly createdAt: string
  readonly finishedAt: string | null
  readonly version: number
}

export type FunderImportState = 'queued' | 'running' | 'completed' | 'failed' | 'interrupted'

export const PROBLEMS_KEPT = 20

export function newFunderImport(
  of: Pick<
    FunderImport,
    'id' | 'fileName' | 'fileKey' | 'sizeBytes' | 'contentHash' | 'format' | 'source' | 'jobId' | 'createdAt'
  >,
): FunderImport {
  return {
    ...of,
    outcome: 'open',
    error: null,
    recordsRead: 0,
    fundersAdded: 0,
    fundersChanged: 0,
    recordsSkipped: 0,
    problems: [],
    finishedAt: null,
    version: 0,
  }
}

/** State of an import, from its outcome and its job. */
export function stateOf({ outcome, jobId }: FunderImport, job: Job | null): FunderImportState {
  if (outcome !== 'open') return outcome
  if (jobId === null || job?.state === 'running') return 'running'
  return job?.state === 'queued' ? 'queued' : 'interrupted'
}
