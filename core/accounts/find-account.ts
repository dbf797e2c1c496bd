import type { AccountId } from '../shared/ids.ts'
import { type AppError, notFound } from '../shared/app-error.ts'
import type { Account } from '../identity/account.ts'
import { assertAdmin } from '../identity/assert-admin.ts'
import type { Accounts } from '../identity/ports.ts'
import type { Actor } from '../identity/user.ts'

/** The actor's own account, or any where the actor is an admin. Throws `forbidden` and `not-found`. */
export async function findAccount(accounts: Accounts, actor: Actor, id: AccountId): Promise<Account> {
  if (id !== actor.accountId) assertAdmin(actor)
  const account = await accounts.find(id)
  if (!account) throw accountNotFound()
  return account
}

export function accountNotFound(): AppError {
  return notFound('accounts.account-not-found')
}
