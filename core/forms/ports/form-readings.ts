import type { AccountId, ProposalId } from '../../shared/ids.ts'
import type { FormCorrection } from '../../proposals/form-correction.ts'
import type { FormReading } from '../../proposals/form-reading.ts'

/** One reading for each application at most; it goes with its application. */
export interface FormReadings {
  /** Null where no form was read, and when absent or another account's. */
  find(accountId: AccountId, id: ProposalId): Promise<FormReading | null>
  /**
   * Inserts when `version` is 0, else updates; returns what was saved with its new version. Also changes what
   * `ProposalReader.version` answers. Throws `conflict` when somebody else saved in between, and when the application is
   * gone.
   */
  save(reading: FormReading): Promise<FormReading>
  /** What people of the account said of the same file in other applications, those of older applications first. */
  corrections(accountId: AccountId, contentHash: string): Promise<FormCorrection[]>
}
