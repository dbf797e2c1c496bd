import { AppError, notFound } from '../../core/shared/app-error.ts'
import { notAuthorised } from '../../core/taskboard/task-board-errors.ts'

/** Trello's default interval for counting requests, in milliseconds. */
const INTERVAL_MS = 10_000

const INTERVAL_HEADERS = ['x-rate-limit-api-token-interval-ms', 'x-rate-limit-api-key-interval-ms']

/**
 * Converts a failed answer of Trello to an error of the core. Its body is plain text such as "invalid token", or JSON.
 */
export function refusal(status: number, headers: Headers, body: string): AppError {
  const cause = new Error(`Trello answered with the status ${status}.`)
  if (status === 429) return tooManyRequests(headers)
  if (status === 401 && /\bkey\b/i.test(body)) return wrongKey(cause)
  if (status === 401 && /\btoken\b/i.test(body)) return notAuthorised(cause)
  if (status === 401 || status === 403) return noPermission(cause)
  if (status === 404 || (status === 400 && /\bid(List)?\b/.test(body))) return placeIsGone()
  if (status >= 500 || status === 408) return noAnswer(cause)
  return new AppError('conflict', 'taskboard.refused', {}, cause)
}

/** The error for a request without an intelligible answer. */
export function noAnswer(cause: unknown): AppError {
  return new AppError('unavailable', 'taskboard.unavailable', {}, cause)
}

function tooManyRequests(headers: Headers): AppError {
  const retryAfter = Math.max(1, Number(headers.get('retry-after')) || Math.ceil(longestInterval(headers) / 1000))
  return new AppError('too-many', 'taskboard.too-many', { values: { seconds: retryAfter }, retryAfter })
}

function longestInterval(headers: Headers): number {
  return Math.max(...INTERVAL_HEADERS.map((name) => Number(headers.get(name)) || 0)) || INTERVAL_MS
}

function wrongKey(cause: unknown): AppError {
  return new AppError('conflict', 'taskboard.wrong-key', {}, cause)
}

function noPermission(cause: unknown): AppError {
  return new AppError('conflict', 'taskboard.no-permission', {}, cause)
}

function placeIsGone(): AppError {
  return notFound('taskboard.not-found')
}
