import { newJob, type Job, type JobSources } from '../../jobs/job.ts'
import type { Question } from '../question/question.ts'

/**
 * The job that drafts the answer to a question. Questions that a person waits for have a higher priority than those of
 * a whole form.
 */
export function answeringJob({ id, accountId, proposalId }: Question, sources: JobSources, priority = 0): Job {
  return newJob('answer-question', { accountId, data: { proposalId, questionId: id }, priority }, sources)
}
