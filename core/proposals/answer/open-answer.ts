import type { AccountId, ProposalId, QuestionId } from '../../shared/ids.ts'
import type { Jobs } from '../../jobs/ports.ts'
import { notFound } from '../../shared/app-error.ts'
import type { OpenText } from '../../texts/open-text.ts'
import type { GrantSources } from '../form/grant-to-create.ts'
import type { CoordinatorMessages, Proposals, Questions } from '../ports.ts'
import { queueDependents } from '../job/queue-dependents.ts'
import { answerTextOf, withKeptAnswer } from './kept-answer.ts'
import { isAwaited, type Question } from '../question/question.ts'
import { saveOutcome } from './save-outcome.ts'

export interface AnswerStores {
  readonly proposals: Proposals
  readonly questions: Questions
  readonly coordinatorMessages: CoordinatorMessages
  readonly jobs: Jobs
}

interface AnswerToOpen {
  readonly accountId: AccountId
  readonly proposalId: ProposalId
  readonly questionId: QuestionId
}

/** The answer to a question. Throws `not-found` for an absent question or one of another account. */
export async function openAnswer(
  stores: AnswerStores,
  { accountId, proposalId, questionId }: AnswerToOpen,
  sources: GrantSources,
): Promise<OpenText> {
  const question = await stores.questions.find(accountId, questionId)
  if (question?.proposalId !== proposalId) throw notFound('proposals.question-not-found')
  return openAnswerOf(stores, question, sources)
}

export function openAnswerOf(stores: AnswerStores, question: Question, sources: GrantSources): OpenText {
  return {
    ...answerTextOf(question),
    save: async (next) => {
      if (next === null) await stores.questions.save(question)
      else await saveAnswered(stores, { before: question, after: withKeptAnswer(question, next) }, sources)
    },
  }
}

/** If the question was waiting for a draft, its application may now be complete, and dependent questions are queued. */
export async function saveAnswered(
  stores: AnswerStores,
  { before, after }: { readonly before: Question; readonly after: Question },
  sources: GrantSources,
): Promise<void> {
  if (before.status !== 'processing') {
    await stores.questions.save(after)
    return
  }
  const work = isAwaited(before) ? 'drafted' : 'improved'
  await saveOutcome(stores, { question: after, usage: null, work }, sources.clock)
  if (work === 'drafted') await queueDependents(stores, after, sources)
}
