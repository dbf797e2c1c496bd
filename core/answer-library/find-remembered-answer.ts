import type { RememberedAnswerId } from '../shared/ids.ts'
import type { Actor } from '../identity/user.ts'
import { notFound, type AppError } from '../shared/app-error.ts'
import type { RememberedAnswers } from './ports.ts'
import type { RememberedAnswer } from './remembered-answer.ts'

/** Throws `not-found` for an absent answer or one of another account. */
export async function findRememberedAnswer(
  answers: Pick<RememberedAnswers, 'find'>,
  actor: Actor,
  id: RememberedAnswerId,
): Promise<RememberedAnswer> {
  const answer = await answers.find(actor.accountId, id)
  if (!answer) throw answerNotFound()
  return answer
}

export function answerNotFound(): AppError {
  return notFound('memory.not-found')
}
