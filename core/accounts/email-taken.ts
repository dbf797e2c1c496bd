import { AppError } from '../shared/app-error.ts'

/** The error for an address that belongs to another user or is in the account already. */
export function emailTaken(): AppError {
  return new AppError('conflict', 'accounts.email-taken')
}
