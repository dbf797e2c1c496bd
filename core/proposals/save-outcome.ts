import type { Clock } from '../shared/ports/clock.ts'
import { toolCallsFor } from './answered-message.ts'
import { notePart } from './coordinator-message.ts'
import type { SummaryNote } from './coordinator-note.ts'
import type { ModelUsage } from '../shared/model-usage.ts'
import type { CoordinatorMessages } from './ports/coordinator-messages.ts'
import type { Proposals } from './ports/proposals.ts'
import type { Questions } from './ports/questions.ts'
import { addCost, completeAnswering, isUnread, type Proposal } from './proposal.ts'
import type { Question } from './question.ts'

interface Stores {
  readonly proposals: Proposals
  readonly questions: Questions
  readonly coordinatorMessages: CoordinatorMessages
}

/** What was done to the question. The coordinator told that drafting began, so it also tells how that ended. */
type Work = 'drafted' | 'improved'

interface Outcome {
  readonly question: Question
  readonly usage: ModelUsage | null
  readonly work: Work
}

/**
 * Saves the question that was worked on, adds up what that cost, and with the last answer sums up, which ends the
 * application's processing. Saving the question comes first: it locks the application, so that of two last answers at
 * once one sees the other. Returns whether that was the last.
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

/** Sums up and saves the application once none of its questions is in progress; returns whether that is so. */
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

/** Questions that are added later are drafted when the application's processing is over. */
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
