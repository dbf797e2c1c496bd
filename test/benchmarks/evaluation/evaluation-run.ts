import type { ModelUsage } from '../../../core/shared/model-usage.ts'
import type { FormScore } from '../forms/form-scores.ts'
import type { AnswerGrade } from './evaluated-answer.ts'
import type { QuestionPurpose } from './evaluated-question.ts'

/** A piece of work of the model. */
interface Work {
  readonly seconds: number
  readonly usage: ModelUsage
  /** Why it came to nothing; null where it did not. */
  readonly failure: string | null
}

export interface EvaluatedAnswer extends Work {
  readonly library: string
  readonly purpose: QuestionPurpose
  readonly question: string
  /** Null where it failed. */
  readonly text: string | null
  readonly grade: AnswerGrade | null
}

export interface EvaluatedForm extends Work {
  readonly form: string
  /** Null where it failed. */
  readonly score: FormScore | null
}

/** What one model made of the libraries and forms. */
export interface EvaluationRun {
  readonly model: string
  readonly effort: string
  /** ISO 8601, UTC. */
  readonly startedAt: string
  readonly seconds: number
  /** Whether all was asked: it may have been stopped. */
  readonly isComplete: boolean
  readonly answers: readonly EvaluatedAnswer[]
  readonly forms: readonly EvaluatedForm[]
}
