import type { AccountId } from '../../../core/shared/ids.ts'
import type { Funder } from '../../../core/funders/funder.ts'

export function isVisibleTo(accountId: AccountId, funder: Funder): boolean {
  return funder.accountId === null || funder.accountId === accountId
}
