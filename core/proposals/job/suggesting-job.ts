import { newJob, type Job, type JobSources } from '../../jobs/job.ts'
import type { Proposal } from '../proposal.ts'

/** The job that suggests ticks and choices for the form of an application. */
export function suggestingJob({ id, accountId }: Proposal, sources: JobSources): Job {
  return newJob('suggest-for-items', { accountId, data: { proposalId: id } }, sources)
}
