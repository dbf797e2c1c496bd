import type { AccountId } from '../../accounts/account.ts'
import type { ModelUsage } from '../../proposals/model-usage.ts'

/** What each account used of language models, by month. */
export interface Spendings {
  /** `month` is `YYYY-MM`; zeros where nothing was used. */
  ofMonth(accountId: AccountId, month: string): Promise<ModelUsage>
  /** Adds to what stands there; of two additions at once none is lost. Throws `conflict` when the account is gone. */
  add(accountId: AccountId, month: string, usage: ModelUsage): Promise<void>
}
