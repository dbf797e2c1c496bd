import type { Jobs } from '../../jobs/ports.ts'
import { answeringJob } from './answering-job.ts'
import { dependenciesOf } from '../question/dependencies.ts'
import type { GrantSources } from '../form/grant-to-create.ts'
import type { Questions } from '../ports.ts'
import { isAwaited, type Question } from '../question/question.ts'

interface Stores {
  readonly questions: Questions
  readonly jobs: Jobs
}

/**
 * Queues the questions that depend on this one and on no other unfinished one. A failed question counts as finished.
 */
export async function queueDependents(stores: Stores, settled: Question, sources: GrantSources): Promise<void> {
  const { accountId, proposalId } = settled
  for (const question of await stores.questions.dependent(accountId, proposalId)) {
    if (!question.dependsOn.includes(settled.id) || !isAwaited(question)) continue
    const others = await dependenciesOf(question, stores.questions)
    if (!others.some(isAwaited)) await stores.jobs.add(answeringJob(question, sources))
  }
}
