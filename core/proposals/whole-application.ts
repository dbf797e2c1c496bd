import type { ToldText } from './told-text.ts'
import type { FormTerms } from './form-terms.ts'
import type { TextLimit } from '../shared/text-limit.ts'
import type { GrantInfo } from './grant-info.ts'
import type { QuestionKind } from './question-kind.ts'

/** A question as its form asks it, beside all others. */
export interface FormQuestion {
  /** From 0. */
  readonly position: number
  /** As printed; null where the form has no numbers. */
  readonly number: string | null
  readonly section: string | null
  readonly text: string
  readonly guidance: string | null
  readonly limit: TextLimit
  readonly kind: QuestionKind
}

/** What all answers of an application are written with: the same for each of its questions, so that it is cached once. */
export interface WholeApplication {
  readonly name: string
  /** Null where the application is of no project. */
  readonly projectName: string | null
  /** Null where the application names no funder. The overview is Markdown; null where there is none. */
  readonly funder: { readonly funderName: string; readonly markdownOverview: string | null } | null
  /** What the form says of applying; null without a form that was read. */
  readonly terms: FormTerms | null
  /** By position. */
  readonly questions: readonly FormQuestion[]
  readonly grantInfo: readonly GrantInfo[]
  /** What is planned to be asked for, with an ISO 4217 code; null where nobody has said. */
  readonly amountAsked: { readonly amount: number; readonly currency: string } | null
  /** All that people confirmed in the profile and wrote in the project's brief; bank details are never among it. */
  readonly told: readonly ToldText[]
}
