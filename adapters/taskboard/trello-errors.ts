import { AppError, notFound } from '../../core/shared/app-error.ts'
import { notAuthorised } from '../../core/taskboard/task-board-errors.ts'

/** Trello counts requests in intervals of this many milliseconds, where it does not say otherwise. */
const INTERVAL_MS = 10_000

const INTERVAL_HEADERS = ['x-rate-limit-api-token-interval-ms', 'x-rate-limit-api-key-interval-ms']

/** The core's error for an answer of Trello that is none. Its body is plain text such as "invalid token", or JSON. */
export function refusal(status: number, headers: Headers, body: string): AppError {
  const cause = new Error(`Trello answered with the status ${status}.`)
  if (status === 429) return tooManyRequests(headers)
  if (status === 401 && /\bkey\b/i.test(body)) return wrongKey(cause)
  if (status === 401 && /\btoken\b/i.test(body)) return notAuthorised(cause)
  if (status === 401 || status === 403) return noPermission(cause)
  if (status === 404 || (status === 400 && /\bid(List)?\b/.test(body))) return placeIsGone()
  if (status >= 500 || status === 408) return noAnswer(cause)
  return new AppError('conflict', 'taskboard.refused', 'Trello did not take that. Nothing was changed.', {}, cause)
}

/** Of a request that came to nothing that can be understood. */
export function noAnswer(cause: unknown): AppError {
  const sentence = 'Trello does not answer at the moment. Nothing is lost here: try again in a few minutes.'
  return new AppError('unavailable', 'taskboard.unavailable', sentence, {}, cause)
}

function tooManyRequests(headers: Headers): AppError {
  const retryAfter = Math.max(1, Number(headers.get('retry-after')) || Math.ceil(longestInterval(headers) / 1000))
  const sentence = `Trello takes no more requests just now. Try again in ${retryAfter} ${retryAfter === 1 ? 'second' : 'seconds'}.`
  return new AppError('too-many', 'taskboard.too-many', sentence, { retryAfter })
}

function longestInterval(headers: Headers): number {
  return Math.max(...INTERVAL_HEADERS.map((name) => Number(headers.get(name)) || 0)) || INTERVAL_MS
}

function wrongKey(cause: unknown): AppError {
  const sentence = 'Trello does not know the key of this installation: whoever runs the server should check TRELLO_KEY.'
  return new AppError('conflict', 'taskboard.wrong-key', sentence, {}, cause)
}

function noPermission(cause: unknown): AppError {
  const sentence = 'Trello does not let you do that there. Choose another list, or ask for access to its board.'
  return new AppError('conflict', 'taskboard.no-permission', sentence, {}, cause)
}

function placeIsGone(): AppError {
  return notFound('taskboard.not-found', 'This board or list is no longer at Trello. Choose another one.')
}
