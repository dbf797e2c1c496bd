import type { AccountId } from '../accounts/account.ts'
import type { Accounts } from '../accounts/ports/accounts.ts'
import { AppError } from '../shared/app-error.ts'
import type { UnitOfWork } from '../shared/ports/unit-of-work.ts'

/** What an account has said of where its documents may go. It is asked for at the moment of each call. */
export class AccountPrivacy {
  constructor(private readonly work: UnitOfWork<{ accounts: Accounts }>) {}

  async staysOnServer(id: AccountId): Promise<boolean> {
    const account = await this.work.run(({ accounts }) => accounts.find(id))
    return account?.settings.staysOnServer === true
  }

  /** Whether a service may be shown texts of the account. */
  async mayAsk(id: AccountId, { isLocal }: { readonly isLocal: boolean }): Promise<boolean> {
    return isLocal || !(await this.staysOnServer(id))
  }

  /** Throws `unavailable`, so that work begun before the account said so comes again, and stays here then. */
  async assertMayLeave(id: AccountId): Promise<void> {
    if (await this.staysOnServer(id)) throw new AppError('unavailable', 'model.stays-on-server')
  }
}
