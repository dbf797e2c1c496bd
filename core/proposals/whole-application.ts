import type { ToldText } from './answer/told-text.ts'
import type { FormTerms } from './form/form-terms.ts'
import type { TextLimit } from '../shared/text-limit.ts'
import type { GrantInfo } from './grant-info.ts'
import type { QuestionKind } from './question/question-kind.ts'

/** A question as printed in its form, without its answer. */
export interface FormQuestion {
  /** From 0. */
  readonly position: number
  /** As printed; null if the form has no numbers. */
  readonly number: string | null
  readonly section: string | null
  readonly text: string
  readonly guidance: string | null
  readonly limit: TextLimit
  readonly kind: QuestionKind
}

/** The material for all answers of an application: the same for each question, so that it is cached once. */
export interface WholeApplication {
  readonly name: string
  /** Null if the application has no project. */
  readonly projectName: string | null
  /** Null if the application names no funder. The overview is Markdown; null if there is none. */
  readonly funder: { readonly funderName: string; readonly markdownOverview: string | null } | null
  /** The form's terms of applying; null if no form was read. */
  readonly terms: FormTerms | null
  /** By position. */
  readonly questions: readonly FormQuestion[]
  readonly grantInfo: readonly GrantInfo[]
  /** The planned amount with an ISO 4217 code; null if unknown. */
  readonly amountAsked: { readonly amount: number; readonly currency: string } | null
  /** All confirmed facts of the profile and people's sections of the project's brief; never bank details. */
  readonly told: readonly ToldText[]
}
