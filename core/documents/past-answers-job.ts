import type { Document } from './document.ts'
import { newJob, type Job, type JobSources } from '../jobs/job.ts'

export const NAME = 'keep-past-answers'

/** The job that adds the answers of a past application to the answer library. */
export function pastAnswersJob({ accountId, id }: Pick<Document, 'accountId' | 'id'>, sources: JobSources): Job {
  return newJob(NAME, { accountId, data: { documentId: id } }, sources)
}
