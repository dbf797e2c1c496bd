import { type AppError, notFound } from '../shared/app-error.ts'
import type { Account, AccountId } from './account.ts'
import { assertAdmin } from './assert-admin.ts'
import type { Accounts } from './ports/accounts.ts'
import type { Actor } from './user.ts'

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
