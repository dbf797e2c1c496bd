import type { AccountSettings } from '../../identity/account.ts'
import type { ProfileFact } from '../../profile/profile-fact.ts'
import type { WholeApplication } from '../../proposals/whole-application.ts'
import type { StoredReason } from '../../shared/failure.ts'
import type { TextLimit } from '../../shared/text-limit.ts'
import type { CallContext } from '../../spending/call-context.ts'
import type { SuggestionKind } from '../suggestion.ts'

export interface AnswerToRead {
  /** Of its question, from 0. */
  readonly position: number
  readonly text: string
  /** As the form counts it. */
  readonly limit: TextLimit
  /** The positions of the questions whose answers it sums up. */
  readonly sumsUp: readonly number[]
  /** Parts of the text that rest on no source: they prove nothing. */
  readonly flagged: readonly { readonly start: number; readonly end: number }[]
}

export interface ProofreadingTask {
  readonly application: WholeApplication
  /** Those that are given, by position. */
  readonly answers: readonly AnswerToRead[]
  /** Of the profile, for who compares figures with it. */
  readonly facts: readonly ProfileFact[]
  readonly settings: AccountSettings
}

/** Something to be mended, as its finder says: what of it is true is checked by `verifiedFindings`. */
export interface Finding {
  readonly kind: SuggestionKind
  readonly position: number
  /** Word for word; null where it is about the answer as a whole. */
  readonly words: string | null
  /** `position` is null for what people told. */
  readonly other: { readonly position: number | null; readonly words: string } | null
  readonly why: StoredReason
  /** As of a suggestion. */
  readonly replacement: string | null
}

export interface Proofreader {
  /**
   * What is to be mended in the answers as they are, the most important of each answer first; empty where nothing is.
   * Throws `unavailable` while a model that it needs is.
   */
  read(task: ProofreadingTask, context: CallContext): Promise<readonly Finding[]>
}
