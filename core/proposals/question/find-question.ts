import type { ProposalId, QuestionId } from '../../shared/ids.ts'
import type { Actor } from '../../identity/user.ts'
import { AppError, notFound } from '../../shared/app-error.ts'
import { stale } from '../../shared/stale.ts'
import type { Questions, RemovedQuestions } from '../ports.ts'
import type { Question } from './question.ts'

export interface NamedQuestion {
  readonly actor: Actor
  readonly proposalId: ProposalId
  readonly questionId: QuestionId
}

/** A question of the actor's account. Throws `not-found` for an absent question or one of another account. */
export async function findQuestion(
  questions: Pick<Questions, 'find'>,
  { actor, proposalId, questionId }: NamedQuestion,
): Promise<Question> {
  const question = await questions.find(actor.accountId, questionId)
  if (question?.proposalId !== proposalId) throw questionNotFound()
  return question
}

/**
 * As `findQuestion`, for adding and removing questions: throws `conflict` for a question that was removed, so that a
 * repeated request is not told that it never existed.
 */
export async function findStandingQuestion(
  { questions, removedQuestions }: { questions: Pick<Questions, 'find'>; removedQuestions: RemovedQuestions },
  named: NamedQuestion,
): Promise<Question> {
  const removed = await removedQuestions.find(named.actor.accountId, named.questionId)
  if (removed?.question.proposalId === named.proposalId) throw stale()
  return findQuestion(questions, named)
}

export function questionNotFound(): AppError {
  return notFound('proposals.question-not-found')
}

/** Throws `conflict` while an answer is being written or changed. */
export function assertNotProcessing({ status }: Question): void {
  if (status === 'processing') throw new AppError('conflict', 'proposals.being-answered')
}
