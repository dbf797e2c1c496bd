import type { Actor } from '../accounts/user.ts'
import { AppError, notFound } from '../shared/app-error.ts'
import type { Questions } from './ports/questions.ts'
import type { ProposalId } from './proposal.ts'
import type { Question, QuestionId } from './question.ts'

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

export function questionNotFound(): AppError {
  return notFound('proposals.question-not-found')
}

/** Throws `conflict` while an answer is being written, or a request carried out. */
export function assertNotProcessing({ status }: Question): void {
  if (status === 'processing') throw new AppError('conflict', 'proposals.being-answered')
}
