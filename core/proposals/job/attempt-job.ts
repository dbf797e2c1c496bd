import type { Job } from '../../jobs/job.ts'
import { answeringJob } from './answering-job.ts'
import type { GrantSources } from '../form/grant-to-create.ts'
import { improvingJob } from './improving-job.ts'
import { isChanging, type Question } from '../question/question.ts'

/** The job that a question in progress waits for: its draft, or the requested change. */
export function attemptJob(question: Question, sources: GrantSources): Job {
  return isChanging(question) ? improvingJob(question, sources) : answeringJob(question, sources)
}
