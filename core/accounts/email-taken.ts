import { AppError } from '../shared/app-error.ts'

/** The error for an address that another user has. */
export function emailTaken(): AppError {
  return new AppError('conflict', 'accounts.email-taken', { values: { by: 'user', canLogIn: false } })
}
