import type { TextLimit } from '../../shared/text-limit.ts'
import type { CallContext } from '../../spending/call-context.ts'
import type { CoordinatorContent } from '../coordinator-message.ts'
import type { FindingNote } from '../coordinator-note.ts'
import type { Form } from '../form.ts'
import type { QuestionKind } from '../question-kind.ts'

/** A question as printed: white space collapsed, without ordinal, closing colon, dot leaders and required mark. */
export interface FoundQuestion {
  readonly text: string
  /** Help text, hints, bullets, column headings of an answer table; null where there is none. */
  readonly guidance: string | null
  /** Nearest heading above; nested headings joined with " > ". */
  readonly section: string | null
  readonly number: string | null
  readonly limit: TextLimit
  /** What kind of answer it asks for; one that text can give. */
  readonly kind: QuestionKind
  /** Where in the file the answer belongs, in the terms of the form's reader; null where no place is known. */
  readonly anchor: string | null
  /** Rules found it and a language model left it out: somebody has to say whether it is a question. */
  readonly isUnsure?: boolean
}

/** What the form wants done that text does not answer: a tick, a choice, a budget line, an attachment, a signature. */
export interface FoundItem {
  readonly kind: QuestionKind
  readonly text: string
  /** As of a question. */
  readonly section: string | null
  /** The printed words to pick from; empty where none are printed. */
  readonly options: readonly string[]
  /** Where in the file it stands; null where that is not known. */
  readonly anchor: string | null
  /** From 1; null where the format has no pages. */
  readonly page: number | null
}

export interface FoundQuestions {
  readonly title: string | null
  /** In printed order; empty where the file asks nothing. */
  readonly questions: readonly FoundQuestion[]
  /** In printed order. */
  readonly items: readonly FoundItem[]
  /** What the user should know of how they were found. */
  readonly notes: readonly FindingNote[]
  /** What was exchanged with a model on the way; for admins. */
  readonly exchanged: readonly CoordinatorContent[]
}

export interface FindingContext extends CallContext {
  /** Nobody comes again: what is unavailable now is done without. */
  readonly isLastAttempt: boolean
}

export interface QuestionFinder {
  /** Never throws for want of questions. Throws `unavailable` when a model that it needs is unavailable. */
  find(form: Form, context: FindingContext): Promise<FoundQuestions>
  /** The same in a PDF whose pages are pictures; null where nobody can read them. */
  findInScan(
    file: { readonly fileName: string; readonly bytes: Uint8Array },
    context: FindingContext,
  ): Promise<FoundQuestions | null>
}
