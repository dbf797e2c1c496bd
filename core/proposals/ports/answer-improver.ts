import type { Library } from '../../documents/library.ts'
import type { CallContext } from '../../spending/call-context.ts'
import type { Answer, ChatEntry } from '../question/question.ts'
import type { AnswerDraft, AnswerTask } from './answer-writer.ts'

export interface ImprovementTask extends AnswerTask {
  /** Null if there is no answer yet. */
  readonly answer: Answer | null
  /** Earlier messages about the answer, oldest first. */
  readonly chat: readonly ChatEntry[]
  /** The user's present request. */
  readonly request: string
}

export interface Improvement {
  /** The new answer; null if the answer stays unchanged. */
  readonly draft: AnswerDraft | null
  /** The change, or the reason for none, in words for the user. */
  readonly reply: string
}

export interface AnswerImprover {
  /** As `AnswerWriter.readsApplication`. */
  readonly readsApplication?: boolean
  /**
   * Changes an answer as requested, by the rules of `AnswerWriter.write`; the user's own words count as a source.
   * Throws `unavailable` when a model that it needs is unavailable.
   */
  improve(task: ImprovementTask, library: Library, context: CallContext): Promise<Improvement>
}
