import type { AccountId, UserId } from '../shared/ids.ts'
import type { TextState } from '../shared/text-state.ts'

export interface AccountSettings {
  /** A language tag such as `en-GB`; generated texts are written in it. */
  readonly language: string
  readonly toneOfVoice: string
  /** Facts about the organisation as Markdown; empty until generated. */
  readonly factsFile: string
  /** Whether no documents may go to an outside service, so that the built-in writer is used. Absent: false. */
  readonly staysOnServer?: boolean
}

/** An owner's request to remove the account. Times are instants. */
export interface AccountRemoval {
  readonly askedAt: string
  /** Time of the removal. */
  readonly dueAt: string
}

export interface Account {
  readonly id: AccountId
  readonly ownerId: UserId
  /** The member to whom the owner offered the account, or null. */
  readonly offeredTo: UserId | null
  /** Null unless the account waits for its removal and is read-only. */
  readonly removal: AccountRemoval | null
  readonly settings: AccountSettings
  /** Null without a facts file, and if an older release stored it. */
  readonly factsFileState: TextState | null
  readonly createdAt: string
  readonly version: number
}

/** Values of new accounts, and of those stored by older releases. */
export const ACCOUNT_DEFAULTS = { offeredTo: null, removal: null, factsFileState: null } satisfies Partial<Account>

export const DEFAULT_SETTINGS: AccountSettings = { language: 'en-GB', toneOfVoice: '', factsFile: '' }
