import { AppError } from '../shared/app-error.ts'
import type { Actor } from './user.ts'

/** Throws `forbidden` unless the actor is an admin. */
export function assertAdmin({ isAdmin }: Actor): void {
  if (!isAdmin) throw new AppError('forbidden', 'accounts.admins-only')
}
