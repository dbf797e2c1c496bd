interface ErrorDescription {
  readonly name: string
  readonly message: string
  readonly code?: string
  readonly stack?: string
  readonly cause?: unknown
}

const DEEPEST_CAUSE = 5

/**
 * What a log may hold of an error. Only these: libraries hang request bodies and query parameters on their errors, and
 * those are users' texts.
 */
export function describeError(error: unknown, depth = 0): unknown {
  if (!(error instanceof Error)) return String(error)
  const { name, message, stack, cause } = error
  const { code } = error as { code?: unknown }
  const description: ErrorDescription = {
    name,
    message,
    ...(code !== undefined && { code: String(code) }),
    ...(stack !== undefined && { stack }),
    ...(cause !== undefined && depth < DEEPEST_CAUSE && { cause: describeError(cause, depth + 1) }),
  }
  return description
}
