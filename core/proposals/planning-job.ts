import { newJob, type Job, type JobSources } from '../jobs/job.ts'
import type { Proposal } from './proposal.ts'

/** The job that plans in which order the questions of an application are answered. */
export function planningJob({ id, accountId }: Proposal, sources: JobSources): Job {
  return newJob('plan-application', { accountId, data: { proposalId: id } }, sources)
}
