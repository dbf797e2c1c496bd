import type { AccountId, UserId } from '../shared/ids.ts'

/** Names a request for good: its caller chose the key for one thing to be done. */
export interface RequestName {
  readonly accountId: AccountId
  readonly userId: UserId
  readonly key: string
}

/** A request that makes something, kept so that the same one again makes nothing more. */
export interface KeptRequest extends RequestName {
  /** Digest of all that was asked for. */
  readonly fingerprint: string
  readonly startedAt: string
  /** The identifier of what it made, empty where it made nothing that needs one; null until it has. */
  readonly made: string | null
}
