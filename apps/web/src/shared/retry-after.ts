interface Connection {
  readonly effectiveType?: string
  readonly saveData?: boolean
}

/** In milliseconds. */
const RETRY_AFTER = 5000
const RETRY_AFTER_WHEN_SLOW = 10_000

/** Milliseconds before a failed refresh is retried. */
export function retryAfter(connection: Connection | undefined): number {
  const isSlow = connection?.saveData === true || ['slow-2g', '2g'].includes(connection?.effectiveType ?? '')
  return isSlow ? RETRY_AFTER_WHEN_SLOW : RETRY_AFTER
}

/** Too many calls, and a host that is not ready. */
const ASK_TO_WAIT = [429, 503]
/** Seconds for which a page waits by itself. */
const LONGEST_PAUSE = 120

/** Milliseconds after which a refused call may be sent again; null if the server named no such time, or a long one. */
export function pauseAskedFor(status: number, header: string | null): number | null {
  const seconds = header !== null && ASK_TO_WAIT.includes(status) ? Number(header) : NaN
  return seconds >= 0 && seconds <= LONGEST_PAUSE ? Math.max(1, seconds) * 1000 : null
}
