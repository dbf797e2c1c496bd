import type { Clock } from '../../shared/ports.ts'
import { toolCallsFor } from './answered-message.ts'
import { notePart } from '../coordinator-message.ts'
import type { SummaryNote } from '../coordinator-note.ts'
import type { ModelUsage } from '../../shared/model-usage.ts'
import type { CoordinatorMessages, Proposals, Questions } from '../ports.ts'
import { addCost, completeAnswering, isUnread, type Proposal } from '../proposal.ts'
import type { Question } from '../question/question.ts'

interface Stores {
  readonly proposals: Proposals
  readonly questions: Questions
  readonly coordinatorMessages: CoordinatorMessages
}

/** Work on the question. The coordinator announces drafting, so it also reports its end. */
type Work = 'drafted' | 'improved'

interface Outcome {
  readonly question: Question
  readonly usage: ModelUsage | null
  readonly work: Work
}

/**
 * Saves the question and its cost. After the last answer, also adds the summary and ends the application's processing.
 * The question is saved first, because that locks the application: if two last answers end at once, one sees the other.
 * Returns whether it was the last.
 */
export async function saveOutcome(stores: Stores, { question, usage, work }: Outcome, clock: Clock): Promise<boolean> {
  const { accountId, proposalId } = await stores.questions.save(question)
  const proposal = await stores.proposals.find(accountId, proposalId)
  if (!proposal) return false
  const charged = addCost(proposal, usage)
  const isOver = isAnnounced(proposal, work) && (await endProcessing(stores, charged, clock))
  if (!isOver && usage !== null) await stores.proposals.save(charged)
  return isOver
}

/** If no question is in progress, adds the summary and saves the application. Returns whether it did. */
export async function endProcessing(stores: Stores, proposal: Proposal, clock: Clock): Promise<boolean> {
  const { accountId, id: proposalId } = proposal
  if ((await stores.questions.count(accountId, proposalId, 'processing')) > 0) return false
  const all = await stores.questions.ofProposal(accountId, proposalId)
  const now = clock.now()
  const summary = summaryOf(all)
  const toolCallCount = toolCallsFor(all)
  const metadata = { summary, questionsProcessed: all.length, toolCallCount, processedAt: now }
  await stores.proposals.save(completeAnswering(proposal, metadata))
  await stores.coordinatorMessages.add({ proposalId, role: 'assistant', content: [notePart(summary)], timestamp: now })
  return true
}

/** Questions added later are drafted after the application's processing has ended. */
function isAnnounced(proposal: Proposal, work: Work): boolean {
  return proposal.processingStatus === 'answering' || (work === 'drafted' && !isUnread(proposal))
}

function summaryOf(questions: readonly Question[]): SummaryNote {
  return {
    code: 'summary',
    questions: questions.length,
    drafted: questions.filter(({ answer }) => answer && !answer.missing).length,
    missing: questions.filter(({ answer }) => answer?.missing).length,
    failed: questions.filter(({ status }) => status === 'error').length,
  }
}
