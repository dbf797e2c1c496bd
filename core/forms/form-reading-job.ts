import { newJob, type Job, type JobSources } from '../jobs/job.ts'
import type { Proposal } from '../proposals/proposal.ts'

/**
 * The job that reads the form of an application. With a time zone, the application also takes name, funder and deadline from
 * it, days being meant in that zone.
 */
export function formReadingJob(
  { id: proposalId, accountId, form }: Proposal,
  sources: JobSources,
  headZone: string | null = null,
): Job {
  const data = { proposalId, headZone, ...(form && { s3Key: form.fileKey }) }
  return newJob('read-form', { accountId, data }, sources)
}
