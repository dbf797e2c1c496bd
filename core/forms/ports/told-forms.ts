import type { AccountId } from '../../shared/ids.ts'
import type { ToldForm } from '../told-form.ts'

/** One entry for each layout of which people of an account told something; it goes with the account. */
export interface ToldForms {
  /** Oldest first. */
  ofAccount(accountId: AccountId): Promise<ToldForm[]>
  /** As `Projects.save`. */
  save(form: ToldForm): Promise<ToldForm>
}
