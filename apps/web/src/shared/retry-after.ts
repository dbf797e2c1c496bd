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
