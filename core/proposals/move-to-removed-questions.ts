import type { Jobs } from '../jobs/ports/jobs.ts'
import type { GrantSources } from './grant-to-create.ts'
import type { CoordinatorMessages } from './ports/coordinator-messages.ts'
import type { Proposals } from './ports/proposals.ts'
import type { Questions } from './ports/questions.ts'
import type { RemovedQuestions } from './ports/removed-questions.ts'
import { queueDependents } from './queue-dependents.ts'
import type { Question } from './question.ts'
import { endProcessing } from './save-outcome.ts'

interface Stores {
  readonly proposals: Proposals
  readonly questions: Questions
  readonly removedQuestions: RemovedQuestions
  readonly coordinatorMessages: CoordinatorMessages
  readonly jobs: Jobs
}

/**
 * Moves a question from its application to those that can be brought back. Whatever waited for its answer no longer
 * does, and its application's processing ends where it was the last in progress.
 */
export async function moveToRemovedQuestions(stores: Stores, question: Question, sources: GrantSources): Promise<void> {
  const { accountId, proposalId, id } = question
  await stores.removedQuestions.add({ question, removedAt: sources.clock.now() })
  await stores.questions.remove(accountId, id)
  if (question.status !== 'processing') return
  await queueDependents(stores, question, sources)
  const proposal = await stores.proposals.find(accountId, proposalId)
  if (proposal?.processingStatus === 'answering') await endProcessing(stores, proposal, sources.clock)
}
