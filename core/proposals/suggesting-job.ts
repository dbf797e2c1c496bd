import { newJob, type Job, type JobSources } from '../jobs/job.ts'
import type { Proposal } from './proposal.ts'

/** The job that looks for what to tick and pick in the form of an application. */
export function suggestingJob({ id, accountId }: Proposal, sources: JobSources): Job {
  return newJob('suggest-for-items', { accountId, data: { proposalId: id } }, sources)
}
