import { AppError } from '../../core/shared/app-error.ts'
import { handedBack, textOf, toolCallsOf, type ModelReply, type ModelTurn } from './port/language-model.ts'

const NUDGE = 'Your reply was empty. Give the reply that was asked for, in the form that was asked for.'

/**
 * Requests a reply. If the model returns no text, or only thinking, it is asked once more; then this throws
 * `unavailable`, so that the job retries.
 */
export async function filledReply<Request extends { readonly messages: readonly ModelTurn[] }>(
  ask: (request: Request) => Promise<ModelReply>,
  request: Request,
): Promise<ModelReply> {
  const first = await ask(request)
  if (!isEmpty(first)) return first
  const messages: ModelTurn[] = [...request.messages, ...handedBack(first), { role: 'user', content: NUDGE }]
  const second = await ask({ ...request, messages })
  if (isEmpty(second)) throw emptyReply()
  return second
}

export function emptyReply(): AppError {
  return new AppError('unavailable', 'model.empty')
}

function isEmpty(reply: ModelReply): boolean {
  return textOf(reply).trim() === '' && toolCallsOf(reply).length === 0
}
