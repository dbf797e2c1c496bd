import { newJob, type Job, type JobSources } from '../jobs/job.ts'
import type { Proposal } from '../proposals/proposal.ts'

export function formReadingJob({ id: proposalId, accountId, form }: Proposal, sources: JobSources): Job {
  const data = { proposalId, ...(form && { s3Key: form.fileKey }) }
  return newJob('read-form', { accountId, data }, sources)
}
