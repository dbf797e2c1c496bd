import type { AccountId } from '../shared/ids.ts'
import { newJob, type JobSources } from '../jobs/job.ts'
import type { Jobs } from '../jobs/ports.ts'
import type { SentenceEncoder } from './ports.ts'
import { encoderOf } from './vectors.ts'

export const NAME = 'encode-passages'
/** Limit for encoding a batch of passages. */
export const LONGEST_CALL_MS = 120_000

/** Queues the encoding of an account's passages, unless it is already queued. */
export async function queueEncoding(jobs: Jobs, accountId: AccountId, sources: JobSources): Promise<boolean> {
  if (await jobs.isQueued(accountId, NAME)) return false
  await jobs.add(newJob(NAME, { accountId, data: {} }, sources))
  return true
}

/**
 * The encoder's current name: its model may have been replaced by one of another dimension. Throws as `encode` does.
 */
export async function presentEncoder(encoder: SentenceEncoder): Promise<string | null> {
  const [vector] = await encoder.encode(['passage'], { limitMs: LONGEST_CALL_MS })
  return vector ? encoderOf(encoder.model, vector.length) : null
}
