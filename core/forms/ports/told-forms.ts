import type { AccountId } from '../../shared/ids.ts'
import type { ToldForm } from '../told-form.ts'

/** At most one entry for each layout that people of an account decided about. Removed with the account. */
export interface ToldForms {
  /** Oldest first. */
  ofAccount(accountId: AccountId): Promise<ToldForm[]>
  /** As `Projects.save`. */
  save(form: ToldForm): Promise<ToldForm>
}
