import type { AccountSettings } from '../identity/account.ts'
import type { ProfileFact } from '../profile/profile-fact.ts'
import type { WholeApplication } from '../proposals/whole-application.ts'
import type { StoredReason } from '../shared/failure.ts'
import type { TextLimit } from '../shared/text-limit.ts'
import type { CallContext } from '../spending/call-context.ts'
import type { SuggestionKind } from './suggestion.ts'
import type { AccountId, ProposalId } from '../shared/ids.ts'
import type { Proofreading } from './proofreading.ts'

export interface AnswerToRead {
  /** Position of its question, from 0. */
  readonly position: number
  readonly text: string
  /** As the form counts it. */
  readonly limit: TextLimit
  /** Positions of the questions whose answers it sums up. */
  readonly sumsUp: readonly number[]
  /** Parts of the text without a source, which are no evidence. */
  readonly flagged: readonly { readonly start: number; readonly end: number }[]
}

export interface ProofreadingTask {
  readonly application: WholeApplication
  /** Answered questions, by position. */
  readonly answers: readonly AnswerToRead[]
  /** The profile's facts, for comparing figures. */
  readonly facts: readonly ProfileFact[]
  readonly settings: AccountSettings
}

/** A problem, as its finder reports it. `verifiedFindings` checks it. */
export interface Finding {
  readonly kind: SuggestionKind
  readonly position: number
  /** Word for word; null if it is about the whole answer. */
  readonly words: string | null
  /** `position` is null for confirmed facts and the brief. */
  readonly other: { readonly position: number | null; readonly words: string } | null
  readonly why: StoredReason
  /** As for a suggestion. */
  readonly replacement: string | null
}

export interface Proofreader {
  /**
   * The problems in the present answers, most important first for each answer; empty if there are none. Throws
   * `unavailable` when a model that it needs is unavailable.
   */
  read(task: ProofreadingTask, context: CallContext): Promise<readonly Finding[]>
}

/** At most one for each application, removed with it. */
export interface Proofreadings {
  /** Null if nobody has requested one, if absent or another account's. */
  find(accountId: AccountId, id: ProposalId): Promise<Proofreading | null>
  /**
   * Inserts when `version` is 0, else updates; returns the saved one with its new version. Throws `conflict` when
   * somebody else saved in between, and when the application is gone.
   */
  save(proofreading: Proofreading): Promise<Proofreading>
}
