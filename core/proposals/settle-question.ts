import type { Clock } from '../shared/ports/clock.ts'
import { toolCallsFor } from './answered-message.ts'
import type { CoordinatorMessages } from './ports/coordinator-messages.ts'
import type { Proposals } from './ports/proposals.ts'
import type { Questions } from './ports/questions.ts'
import type { Question } from './question.ts'

interface Stores {
  readonly proposals: Proposals
  readonly questions: Questions
  readonly coordinatorMessages: CoordinatorMessages
}

/**
 * Saves the question that was worked on, adds up what that cost, and ends the application's processing with its last
 * answer. Saving the question comes first: it locks the application, so that of two last answers at once one sees the
 * other.
 */
export async function settleQuestion(stores: Stores, question: Question, cost: number, clock: Clock): Promise<void> {
  const { accountId, proposalId } = await stores.questions.save(question)
  const proposal = await stores.proposals.find(accountId, proposalId)
  if (!proposal) return
  const left = await stores.questions.count(accountId, proposalId, 'processing')
  const totalCost = proposal.totalCost + cost
  if (left > 0 || proposal.processingStatus !== 'answering') {
    if (cost > 0) await stores.proposals.save({ ...proposal, totalCost })
    return
  }
  const all = await stores.questions.ofProposal(accountId, proposalId)
  const now = clock.now()
  const summary = summaryOf(all)
  const toolCallCount = toolCallsFor(all)
  const coordinatorMetadata = { summary, questionsProcessed: all.length, toolCallCount, processedAt: now }
  await stores.proposals.save({ ...proposal, totalCost, processingStatus: 'completed', coordinatorMetadata })
  await stores.coordinatorMessages.add({ proposalId, role: 'assistant', content: summary, timestamp: now })
}

function summaryOf(questions: readonly Question[]): string {
  const drafted = questions.filter((question) => question.answer && !question.answer.missing).length
  const missing = questions.filter((question) => question.answer?.missing).length
  const failed = questions.filter((question) => question.status === 'error').length
  return [
    `Drafted ${drafted} of ${questions.length} answers.`,
    missing > 0 ? `${missing} ${missing === 1 ? 'needs' : 'need'} something that your documents do not hold.` : '',
    failed > 0 ? `${failed} could not be drafted.` : '',
  ]
    .filter((part) => part !== '')
    .join(' ')
}
