import { isApiFailure } from '../../shared/api-failure.ts'
import { texts } from '../../shared/texts/texts.ts'

const words = texts.accounts

/** The server's own words if it answered with some, else a sentence of our own. */
export function loginFailureOf(error: unknown): string {
  if (!isApiFailure(error) || error.status === 0) return words.loginError
  return error.message ?? words.loginFailed
}

/** Whether the password was right, and a code is asked for beside it. */
export function isCodeNeeded(error: unknown): boolean {
  return isApiFailure(error) && error.code === 'accounts.code-needed'
}
