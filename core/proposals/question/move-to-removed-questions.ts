import type { Jobs } from '../../jobs/ports.ts'
import type { GrantSources } from '../form/grant-to-create.ts'
import type { CoordinatorMessages, Proposals, Questions, RemovedQuestions } from '../ports.ts'
import { queueDependents } from '../job/queue-dependents.ts'
import type { Question } from './question.ts'
import { endProcessing } from '../answer/save-outcome.ts'

interface Stores {
  readonly proposals: Proposals
  readonly questions: Questions
  readonly removedQuestions: RemovedQuestions
  readonly coordinatorMessages: CoordinatorMessages
  readonly jobs: Jobs
}

/**
 * Moves a question to the removed ones, from which it can be brought back. Questions that waited for its answer go
 * ahead, and the application's processing ends if it was the last in progress.
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
