import type { AccountId } from '../../shared/ids.ts'
import type { RecordKind, RecordOf, SharedKind, SharedRecordOf } from '../records.ts'

/** Reads all stored records, with little in memory at a time. */
export interface AccountRecords {
  /** All accounts, by identifier. */
  accountIds(): AsyncIterable<AccountId>
  /**
   * All records of a kind of an account, by identifier; messages by application and time, texts by document, spendings
   * by month, feature and model. Empty if there is no such account.
   */
  ofAccount<Kind extends RecordKind>(kind: Kind, accountId: AccountId): AsyncIterable<RecordOf[Kind]>
  /** All records of a kind that belong to no account, by identifier. */
  shared<Kind extends SharedKind>(kind: Kind): AsyncIterable<SharedRecordOf[Kind]>
}

/** Reads a consistent snapshot. */
export interface Snapshots {
  /** Runs `look` on a snapshot: it sees no later changes. It holds a connection, so it must not wait for people. */
  take<T>(look: (records: AccountRecords) => Promise<T>): Promise<T>
}
