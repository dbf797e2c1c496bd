import type { AccountId } from '../../shared/ids.ts'
import type { RecordKind, RecordOf, SharedKind, SharedRecordOf } from '../records.ts'

/** Goes through all that is kept, a little in memory at a time. */
export interface AccountRecords {
  /** All accounts, by identifier. */
  accountIds(): AsyncIterable<AccountId>
  /**
   * All records of a kind that an account has, by identifier: messages by application and then as they were said, texts
   * by document, spendings by month, feature and model. None where there is no such account.
   */
  ofAccount<Kind extends RecordKind>(kind: Kind, accountId: AccountId): AsyncIterable<RecordOf[Kind]>
  /** All records of a kind that belong to no account, by identifier. */
  shared<Kind extends SharedKind>(kind: Kind): AsyncIterable<SharedRecordOf[Kind]>
}

/** Looks at everything as it is in one moment. */
export interface Snapshots {
  /** Whatever is changed meanwhile, `look` sees nothing of it. It holds a connection, so it is not to wait for people. */
  take<T>(look: (records: AccountRecords) => Promise<T>): Promise<T>
}
