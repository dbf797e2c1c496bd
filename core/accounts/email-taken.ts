import { AppError } from '../shared/app-error.ts'

/** The error for an address that is another user's, or stands in the account already. */
export function emailTaken(): AppError {
  return new AppError('conflict', 'accounts.email-taken')
}
