import type { Id } from '../shared/id.ts'
import type { TextState } from '../texts/text-state.ts'

export type AccountId = Id<'account'>
export type UserId = Id<'user'>

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

export interface Account {
  readonly id: AccountId
  readonly ownerId: UserId
  readonly settings: AccountSettings
  /** Null without a facts file, and where an earlier release stored it. */
  readonly factsFileState: TextState | null
  readonly createdAt: string
  readonly version: number
}

export const DEFAULT_SETTINGS: AccountSettings = { language: 'en-GB', toneOfVoice: '', factsFile: '' }
