import { AppError } from '../../shared/app-error.ts'
import type { Account } from '../../identity/account.ts'
import { accountNotFound } from '../find-account.ts'
import type { Accounts } from '../../identity/ports.ts'
import type { Actor } from '../../identity/user.ts'

/** The actor's account, which they own. Throws `forbidden` for anybody else. */
export async function assertOwner(accounts: Accounts, { userId, accountId }: Actor): Promise<Account> {
  const account = await accounts.find(accountId)
  if (!account) throw accountNotFound()
  if (account.ownerId !== userId) throw new AppError('forbidden', 'accounts.not-the-owner')
  return account
}
