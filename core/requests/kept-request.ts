import type { AccountId, UserId } from '../shared/ids.ts'

/** Identifies a request by the key that its caller chose. */
export interface RequestName {
  readonly accountId: AccountId
  readonly userId: UserId
  readonly key: string
}

/** A stored request that creates something, so that repeating it creates nothing more. */
export interface KeptRequest extends RequestName {
  /** Hash of all parameters. */
  readonly fingerprint: string
  readonly startedAt: string
  /** The identifier of what it created, empty if there is none; null until completed. */
  readonly made: string | null
}
