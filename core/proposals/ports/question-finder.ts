import type { TextLimit } from '../../shared/text-limit.ts'
import type { Form } from '../form.ts'
import type { ModelUsage } from '../model-usage.ts'

/** A question as printed: white space folded, without ordinal, closing colon, dot leaders and required mark. */
export interface FoundQuestion {
  readonly text: string
  /** Help text, hints, bullets, column headings of an answer table; null where there is none. */
  readonly guidance: string | null
  /** Nearest heading above; nested headings joined with " > ". */
  readonly section: string | null
  readonly number: string | null
  readonly limit: TextLimit
  /** Where in the file the answer belongs, in the terms of the form's reader; null where no place is known. */
  readonly anchor: string | null
}

export interface FoundQuestions {
  readonly title: string | null
  /** In printed order; empty where the file asks nothing. */
  readonly questions: readonly FoundQuestion[]
  readonly usage: ModelUsage | null
}

export interface QuestionFinder {
  /** Never throws for want of questions. Throws `unavailable` when a model that it needs can't be had now. */
  find(form: Form): Promise<FoundQuestions>
}
