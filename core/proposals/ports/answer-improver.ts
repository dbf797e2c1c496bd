import type { Library } from '../../documents/library.ts'
import type { CallContext } from '../../spending/call-context.ts'
import type { Answer, ChatEntry } from '../question.ts'
import type { AnswerDraft, AnswerTask } from './answer-writer.ts'

export interface ImprovementTask extends AnswerTask {
  /** Null where there is no answer yet. */
  readonly answer: Answer | null
  /** What was said about the answer before, oldest first. */
  readonly chat: readonly ChatEntry[]
  /** What the user asks for now. */
  readonly request: string
}

export interface Improvement {
  /** The new answer; null where the one that stands is left as it is. */
  readonly draft: AnswerDraft | null
  /** What was done, or why nothing was, in words for the user. */
  readonly reply: string
}

export interface AnswerImprover {
  /** As `AnswerWriter.readsApplication`. */
  readonly readsApplication?: boolean
  /**
   * Changes an answer as its user asks, by the rules of `AnswerWriter.write`; the user's own words count as a source.
   * Throws `unavailable` when a model that it needs is unavailable.
   */
  improve(task: ImprovementTask, library: Library, context: CallContext): Promise<Improvement>
}
