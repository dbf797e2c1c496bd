import { newJob, type Job } from '../jobs/job.ts'
import type { GrantSources } from './grant-to-create.ts'
import type { Question } from './question.ts'

/** The job that drafts the answer of a question; a question that somebody waits for goes before those of a whole form. */
export function answeringJob(question: Question, { ids, clock }: GrantSources, priority = 0): Job {
  return newJob({
    id: ids.next<'job'>(),
    name: 'answer-question',
    accountId: question.accountId,
    data: { proposalId: question.proposalId, questionId: question.id },
    now: clock.now(),
    priority,
  })
}
