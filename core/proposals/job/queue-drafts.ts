import type { Jobs } from '../../jobs/ports.ts'
import { answeringJob } from './answering-job.ts'
import type { GrantSources } from '../form/grant-to-create.ts'
import type { Proposal } from '../proposal.ts'
import type { Question } from '../question/question.ts'
import { newJob, type Job, type JobSources } from '../../jobs/job.ts'

/** The job that plans the order in which an application's questions are answered. */
function planningJob({ id, accountId }: Proposal, sources: JobSources): Job {
  return newJob('plan-application', { accountId, data: { proposalId: id } }, sources)
}

/** Minimum number of questions for which a plan is made. */
const MIN_PLANNED = 3

export interface Drafting {
  readonly sources: GrantSources
  /** Whether there is a model to plan with. */
  readonly isPlanned: boolean
}

/** Queues the first answers to these questions of an application, or the plan for them. */
export async function queueDrafts(
  jobs: Jobs,
  { proposal, questions }: { readonly proposal: Proposal; readonly questions: readonly Question[] },
  { sources, isPlanned }: Drafting,
): Promise<void> {
  if (isPlanned && questions.length >= MIN_PLANNED) await jobs.add(planningJob(proposal, sources))
  else await jobs.add(...questions.map((question) => answeringJob(question, sources)))
}
