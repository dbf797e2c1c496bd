import type { Holdings } from '../../quotas/ports.ts'
import type { Accounts, Users } from '../../identity/ports.ts'
import type { SecondFactors } from '../ports.ts'
import type { User } from '../../identity/user.ts'
import { isEmailVerified } from '../../identity/verified-email.ts'

export interface EmptyAccountStores {
  readonly accounts: Accounts
  readonly users: Users
  readonly secondFactors: SecondFactors
  readonly holdings: Holdings
}

const WORK = ['projects', 'applications', 'documents', 'reports', 'funders'] as const

/**
 * The user who confirmed the address and has only an empty account, as people do who registered although they were
 * invited. Null for anybody else, and for admins and users with a second factor, who would lose those.
 */
export async function aloneWithNothing(stores: EmptyAccountStores, email: string): Promise<User | null> {
  const holder = await stores.users.ofEmail(email)
  if (!holder || !isEmailVerified(holder) || holder.isAdmin) return null
  if ((await stores.accounts.find(holder.accountId))?.ownerId !== holder.id) return null
  if ((await stores.users.ofAccount(holder.accountId)).length > 1) return null
  if ((await stores.secondFactors.find(holder.id))?.isOn) return null
  const held = await stores.holdings.count(holder.accountId, WORK)
  return WORK.every((kind) => held[kind] === 0) ? holder : null
}
