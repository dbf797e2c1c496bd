import type { AccountId } from '../shared/ids.ts'
import type { AccountSettings } from '../identity/account.ts'
import type { Accounts } from '../identity/ports.ts'
import { AppError } from '../shared/app-error.ts'
import type { UnitOfWork } from '../shared/ports.ts'

/** Place of an installation's language model. `here`: on servers that the operator has declared as their own. */
export type ModelPlace = 'none' | 'here' | 'elsewhere'

/** Whether a model in this place may be used for an account with these settings. */
export function isModelAsked(place: ModelPlace, { staysOnServer }: Pick<AccountSettings, 'staysOnServer'>): boolean {
  return place === 'here' || (place === 'elsewhere' && staysOnServer !== true)
}

/** An account's choice of where its documents may go. It is read at each call. */
export class AccountPrivacy {
  constructor(
    private readonly work: UnitOfWork<{ accounts: Accounts }>,
    private readonly place: ModelPlace,
  ) {}

  async asksModel(id: AccountId): Promise<boolean> {
    return isModelAsked(this.place, { staysOnServer: await this.staysOnServer(id) })
  }

  async staysOnServer(id: AccountId): Promise<boolean> {
    const account = await this.work.run(({ accounts }) => accounts.find(id))
    return account?.settings.staysOnServer === true
  }

  /** Whether a service may receive texts of the account. */
  async mayAsk(id: AccountId, { isLocal }: { readonly isLocal: boolean }): Promise<boolean> {
    return isLocal || !(await this.staysOnServer(id))
  }

  /** Throws `unavailable`, so that work begun before the account's choice is retried, and then stays here. */
  async assertMayAsk(id: AccountId): Promise<void> {
    if (!(await this.asksModel(id))) throw new AppError('unavailable', 'model.stays-on-server')
  }
}
