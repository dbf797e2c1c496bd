import { newJob, type Job, type JobSources } from '../../jobs/job.ts'
import { turnOf, type Question } from '../question/question.ts'

/** The job that carries out the last request in a question's chat. */
export function improvingJob(question: Question, sources: JobSources): Job {
  const { id: questionId, accountId, proposalId } = question
  const data = { proposalId, questionId, turn: turnOf(question) }
  return newJob('improve-answer', { accountId, data }, sources)
}
