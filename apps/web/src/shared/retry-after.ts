interface Connection {
  readonly effectiveType?: string
  readonly saveData?: boolean
}

/** Milliseconds. */
const RETRY_AFTER = 5000
const RETRY_AFTER_WHEN_SLOW = 10_000

/** After how many milliseconds a refresh that failed is tried again. */
export function retryAfter(connection: Connection | undefined): number {
  const isSlow = connection?.saveData === true || ['slow-2g', '2g'].includes(connection?.effectiveType ?? '')
  return isSlow ? RETRY_AFTER_WHEN_SLOW : RETRY_AFTER
}
