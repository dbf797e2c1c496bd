import { AppError } from '../shared/app-error.ts'
import type { Actor } from './user.ts'

/** Throws `forbidden` where the actor is no admin. */
export function assertAdmin({ isAdmin }: Actor): void {
  if (!isAdmin) throw new AppError('forbidden', 'accounts.admins-only')
}
