import { newJob, type Job } from '../jobs/job.ts'
import type { GrantSources } from './grant-to-create.ts'
import type { Question } from './question.ts'

/** Somebody looks at the chat and waits: before new questions, long before those of a whole form. */
const PRIORITY = 5

/** The job that does what a question's chat asks for last. */
export function improvingJob({ id, accountId, proposalId, chat }: Question, { ids, clock }: GrantSources): Job {
  return newJob({
    id: ids.next<'job'>(),
    name: 'improve-answer',
    accountId,
    data: { proposalId, questionId: id, turn: chat.length },
    now: clock.now(),
    priority: PRIORITY,
  })
}
