import type { Jobs } from '../../jobs/ports.ts'
import { attemptJob } from '../job/attempt-job.ts'
import type { GrantSources } from '../form/grant-to-create.ts'
import { orderWith, placeAt } from './place-questions.ts'
import type { Questions, RemovedQuestion, RemovedQuestions } from '../ports.ts'
import { assertQuestionCount } from './question-text.ts'

interface Stores {
  readonly questions: Questions
  readonly removedQuestions: RemovedQuestions
  readonly jobs: Jobs
}

/** Restores a removed question with its work in progress. Throws `conflict` where there would be too many questions. */
export async function bringBack(
  { questions, removedQuestions, jobs }: Stores,
  { question }: RemovedQuestion,
  sources: GrantSources,
): Promise<void> {
  const { accountId, proposalId, id } = question
  const places = await questions.places(accountId, proposalId)
  assertQuestionCount(places.length + 1)
  await questions.save({ ...question, version: 0 })
  await questions.reorder(accountId, proposalId, orderWith(places, id, placeAt(places, question.position)))
  await removedQuestions.remove(accountId, id)
  if (question.status === 'processing') await jobs.add(attemptJob(question, sources))
}
