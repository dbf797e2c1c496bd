import type { AccountId, ProposalId } from '../../shared/ids.ts'
import type { FormCorrection } from '../../proposals/form/form-correction.ts'
import type { FormReading } from '../../proposals/form/form-reading.ts'

/** At most one reading for each application, removed with it. */
export interface FormReadings {
  /** Null if no form was read, if absent or another account's. */
  find(accountId: AccountId, id: ProposalId): Promise<FormReading | null>
  /**
   * Inserts when `version` is 0, else updates; returns the saved reading with its new version. Also changes the result
   * of `ProposalReader.version`. Throws `conflict` when somebody else saved in between, and when the application is
   * gone.
   */
  save(reading: FormReading): Promise<FormReading>
  /** Corrections of the same file in the account's other applications, oldest application first. */
  corrections(accountId: AccountId, contentHash: string): Promise<FormCorrection[]>
}
