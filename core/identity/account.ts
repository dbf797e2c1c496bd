import type { AccountId, UserId } from '../shared/ids.ts'
import type { TextState } from '../shared/text-state.ts'

/** How an account wants its texts written. */
export interface AccountSettings {
  /** A language tag such as `en-GB`; generated texts are written in it. */
  readonly language: string
  readonly toneOfVoice: string
  /** What is known of the organisation, as Markdown; empty until it was generated. */
  readonly factsFile: string
  /** Whether no service elsewhere is shown anything of its documents: the built-in writer is at work. Absent: no. */
  readonly staysOnServer?: boolean
}

/** That an owner asked for the removal of their account, which then waits: instants. */
export interface AccountRemoval {
  readonly askedAt: string
  /** Nothing is removed before. */
  readonly dueAt: string
}

export interface Account {
  readonly id: AccountId
  readonly ownerId: UserId
  /** The member to whom the owner offered the account; null for nobody. */
  readonly offeredTo: UserId | null
  /** Null unless the account is about to be removed: nothing in it changes until then. */
  readonly removal: AccountRemoval | null
  readonly settings: AccountSettings
  /** Null without a facts file, and where an earlier release stored it. */
  readonly factsFileState: TextState | null
  readonly createdAt: string
  readonly version: number
}

/** As accounts are made, and as older releases kept them. */
export const ACCOUNT_DEFAULTS = { offeredTo: null, removal: null, factsFileState: null } satisfies Partial<Account>

export const DEFAULT_SETTINGS: AccountSettings = { language: 'en-GB', toneOfVoice: '', factsFile: '' }
