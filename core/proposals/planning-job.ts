import { newJob, type Job } from '../jobs/job.ts'
import type { GrantSources } from './grant-to-create.ts'
import type { Proposal } from './proposal.ts'

/** The job that plans in which order the questions of an application are answered. */
export function planningJob({ id, accountId }: Proposal, { ids, clock }: GrantSources): Job {
  return newJob({
    id: ids.next<'job'>(),
    name: 'plan-application',
    accountId,
    data: { proposalId: id },
    now: clock.now(),
  })
}
