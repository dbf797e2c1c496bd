import { AppError } from '../shared/app-error.ts'

/** That a user can't get this address, because another user has it. */
export function emailTaken(): AppError {
  return new AppError('conflict', 'accounts.email-taken', 'This email address already belongs to a user.')
}
