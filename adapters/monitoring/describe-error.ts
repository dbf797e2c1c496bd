import { maskAddresses } from './mask-addresses.ts'

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
 * those are users' texts. Mail servers name addresses in their messages.
 */
export function describeError(error: unknown, depth = 0): unknown {
  if (!(error instanceof Error)) return maskAddresses(String(error))
  const { name, message, stack, cause } = error
  const { code } = error as { code?: unknown }
  const description: ErrorDescription = {
    name,
    message: maskAddresses(message),
    ...(code !== undefined && { code: String(code) }),
    ...(stack !== undefined && { stack: maskAddresses(stack) }),
    ...(cause !== undefined && depth < DEEPEST_CAUSE && { cause: describeError(cause, depth + 1) }),
  }
  return description
}
