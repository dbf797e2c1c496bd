import type { Written } from '../jobs/writer-job.ts'
import type { Jobs } from '../jobs/ports.ts'
import type { TextVersions } from '../texts/ports.ts'
import { answeringJob } from '../proposals/job/answering-job.ts'
import type { GrantSources } from '../proposals/form/grant-to-create.ts'
import type { AnswerDraft, BlockDrafts } from '../proposals/ports/answer-writer.ts'
import type { CoordinatorMessages, Proposals, Questions } from '../proposals/ports.ts'
import { isAwaited, type Question } from '../proposals/question/question.ts'
import { queueDependents } from '../proposals/job/queue-dependents.ts'
import { repeatedBlockOf, type RepeatedBlock } from '../proposals/question/repeated-block.ts'
import { withDraft } from './save-draft.ts'
import { saveOutcome } from '../proposals/answer/save-outcome.ts'

/** A draft, with drafts for the other questions of its repeated block if the block was filled in as a whole. */
export interface DraftedQuestion extends AnswerDraft {
  readonly others?: BlockDrafts
}

/**
 * The block to fill in when this question is answered: its first question fills it in for all. `waits`: the first
 * question is being answered and will answer or queue the others. Null where the question is answered by itself.
 */
export async function blockToFill(question: Question, questions: Questions): Promise<RepeatedBlock | 'waits' | null> {
  const block = await blockOf(question, questions)
  if (block === null) return null
  const first = isFirst(question, block) ? question : await firstOf(question, block, questions)
  if (first === null || first.dependsOn.length > 0) return null
  if (first === question) return block
  return isAwaited(first) ? 'waits' : null
}

type Stores = {
  readonly proposals: Proposals
  readonly questions: Questions
  readonly coordinatorMessages: CoordinatorMessages
  readonly jobs: Jobs
  readonly textVersions: TextVersions
}

/**
 * Saves the drafts of a block's other questions, and queues the questions that got none. Returns whether that ended the
 * application's processing.
 */
export async function settleBlock(
  stores: Stores,
  first: Question,
  written: Written<DraftedQuestion>,
  sources: GrantSources,
): Promise<boolean> {
  if (written.outcome === 'postponed') return false
  if (written.outcome === 'written' && written.draft.others === undefined) return false
  const block = await blockOf(first, stores.questions)
  if (block === null || !isFirst(first, block)) return false
  let isLast = false
  const drafts = written.outcome === 'written' ? written.draft.others : undefined
  const positions = new Set(block.blocks.flatMap((one) => one.positions))
  const all = await stores.questions.ofProposal(first.accountId, first.proposalId)
  for (const question of all.filter((one) => positions.has(one.position) && isAwaited(one))) {
    const draft = drafts?.get(question.position)
    if (draft === undefined) await stores.jobs.add(answeringJob(question, sources))
    else {
      const done = await withDraft(stores, question, { draft, usage: written.usage }, sources)
      isLast = await saveOutcome(stores, { question: done, usage: null, work: 'drafted' }, sources.clock)
      await queueDependents(stores, done, sources)
    }
  }
  return isLast
}

async function blockOf({ accountId, proposalId, position }: Question, questions: Questions) {
  return repeatedBlockOf(position, await questions.printed(accountId, proposalId))
}

function isFirst({ position }: Question, { blocks }: RepeatedBlock): boolean {
  return blocks[0]?.positions[0] === position
}

async function firstOf(
  { accountId, proposalId }: Question,
  { blocks }: RepeatedBlock,
  questions: Questions,
): Promise<Question | null> {
  const places = await questions.places(accountId, proposalId)
  const place = places.find(({ position }) => position === blocks[0]?.positions[0])
  return place === undefined ? null : questions.find(accountId, place.id)
}
