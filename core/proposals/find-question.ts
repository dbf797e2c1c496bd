import type { ProposalId, QuestionId } from '../shared/ids.ts'
import type { Actor } from '../identity/user.ts'
import { AppError, notFound } from '../shared/app-error.ts'
import { stale } from '../shared/stale.ts'
import type { Questions } from './ports/questions.ts'
import type { RemovedQuestions } from './ports/removed-questions.ts'
import type { Question } from './question.ts'

export interface NamedQuestion {
  readonly actor: Actor
  readonly proposalId: ProposalId
  readonly questionId: QuestionId
}

/** A question of the actor's account. Throws `not-found`, alike for an absent one and another account's. */
export async function findQuestion(
  questions: Pick<Questions, 'find'>,
  { actor, proposalId, questionId }: NamedQuestion,
): Promise<Question> {
  const question = await questions.find(actor.accountId, questionId)
  if (question?.proposalId !== proposalId) throw questionNotFound()
  return question
}

/**
 * As `findQuestion`, for what changes which questions there are: throws `conflict` for one that was removed meanwhile, so
 * that whoever asks twice is not told that it never was.
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

/** Throws `conflict` while an answer is being written, or a request carried out. */
export function assertNotProcessing({ status }: Question): void {
  if (status === 'processing') throw new AppError('conflict', 'proposals.being-answered')
}
