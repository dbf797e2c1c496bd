import { isApiFailure } from '../../shared/api-failure.ts'
import { texts } from '../../shared/texts/texts.ts'

const words = texts.accounts

/** The server's own message if there is one, otherwise ours. */
export function loginFailureOf(error: unknown): string {
  if (!isApiFailure(error) || error.status === 0) return words.loginError
  return error.message ?? words.loginFailed
}

/** Whether the password was right, and a code is also needed. */
export function isCodeNeeded(error: unknown): boolean {
  return isApiFailure(error) && error.code === 'accounts.code-needed'
}
