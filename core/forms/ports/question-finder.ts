import type { AccountId } from '../../shared/ids.ts'
import type { TextLimit } from '../../shared/text-limit.ts'
import type { CallContext } from '../../spending/call-context.ts'
import type { CoordinatorContent } from '../../proposals/coordinator-message.ts'
import type { FindingNote } from '../../proposals/coordinator-note.ts'
import type { Form } from '../../proposals/form.ts'
import type { QuestionKind } from '../../proposals/question-kind.ts'

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

/** A line of the form of which somebody said whether it is a question, with its words as it was named. */
export interface ToldLine {
  readonly text: string
  readonly isQuestion: boolean
}

/** A line that may be a question or not, of which it is worth most to be told. */
export interface DoubtfulLine {
  /** As the question would have it. */
  readonly text: string
  /** Whether it is among the questions now. */
  readonly isTaken: boolean
  /** That it is a question, from 0 to 1. */
  readonly likelihood: number
  /** Lines that are set alike, itself included: what is told of it bears on them. */
  readonly alike: number
  /** As of a question. */
  readonly anchor: string | null
}

export interface FoundQuestions {
  readonly title: string | null
  /** In printed order; empty where the file asks nothing. */
  readonly questions: readonly FoundQuestion[]
  /** In printed order. */
  readonly items: readonly FoundItem[]
  /** The best to be told of first, at most twelve. */
  readonly doubtful?: readonly DoubtfulLine[]
  /** Texts of told lines that the form does not have. */
  readonly unknown?: readonly string[]
  /** What the user should know of how they were found. */
  readonly notes: readonly FindingNote[]
  /** What was exchanged with a model on the way; for admins. */
  readonly exchanged: readonly CoordinatorContent[]
}

export interface FindingContext extends CallContext {
  /** Nobody comes again: what is unavailable now is done without. */
  readonly isLastAttempt: boolean
  /** What people said of lines of this form. */
  readonly told?: readonly ToldLine[]
}

export interface ToldContext {
  readonly accountId: AccountId
  readonly told: readonly ToldLine[]
}

export interface QuestionFinder {
  /** Never throws for want of questions. Throws `unavailable` when a model that it needs is unavailable. */
  find(form: Form, context: FindingContext): Promise<FoundQuestions>
  /**
   * Finds them again with what was told, by rules alone and soon; null where a model decides. Never throws for want of
   * questions.
   */
  findAgain(form: Form, context: ToldContext): Promise<FoundQuestions | null>
  /** The same in a PDF whose pages are pictures; null where nobody can read them. */
  findInScan(
    file: { readonly fileName: string; readonly bytes: Uint8Array },
    context: FindingContext,
  ): Promise<FoundQuestions | null>
}
