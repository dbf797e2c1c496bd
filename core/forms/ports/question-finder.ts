import type { AccountId } from '../../shared/ids.ts'
import type { TextLimit } from '../../shared/text-limit.ts'
import type { CallContext } from '../../spending/call-context.ts'
import type { CoordinatorContent } from '../../proposals/coordinator-message.ts'
import type { FindingNote } from '../../proposals/coordinator-note.ts'
import type { Form } from '../../proposals/form/form.ts'
import type { QuestionKind } from '../../proposals/question/question-kind.ts'

/** A question as printed: white space collapsed, without ordinal, closing colon, dot leaders and required mark. */
export interface FoundQuestion {
  readonly text: string
  /** Help text, hints, bullets, column headings of an answer table; null where there is none. */
  readonly guidance: string | null
  /** Nearest heading above it; nested headings joined with " > ". */
  readonly section: string | null
  readonly number: string | null
  readonly limit: TextLimit
  /** Kind of answer; one that text can give. */
  readonly kind: QuestionKind
  /** Anchor of the answer's place in the file, in the terms of the form reader; null if unknown. */
  readonly anchor: string | null
  /** Found by rules but left out by a language model: a person has to decide whether it is a question. */
  readonly isUnsure?: boolean
}

/** Something in the form that text does not answer: a tick, a choice, a budget line, an attachment, a signature. */
export interface FoundItem {
  readonly kind: QuestionKind
  readonly text: string
  /** As for a question. */
  readonly section: string | null
  /** Printed options; empty if there are none. */
  readonly options: readonly string[]
  /** Anchor in the file; null if unknown. */
  readonly anchor: string | null
  /** From 1; null where the format has no pages. */
  readonly page: number | null
}

/** A line of the form with a person's statement whether it is a question, in the words it had then. */
export interface ToldLine {
  readonly text: string
  readonly isQuestion: boolean
}

/** A line that may be a question. A person's decision on it is worth asking for. */
export interface DoubtfulLine {
  /** As the text of the question would be. */
  readonly text: string
  /** Whether it is currently one of the questions. */
  readonly isTaken: boolean
  /** Probability that it is a question, from 0 to 1. */
  readonly likelihood: number
  /** Number of lines in the same layout, including this one: a decision affects all of them. */
  readonly alike: number
  /** As for a question. */
  readonly anchor: string | null
}

export interface FoundQuestions {
  readonly title: string | null
  /** In printed order; empty if the file asks nothing. */
  readonly questions: readonly FoundQuestion[]
  /** In printed order. */
  readonly items: readonly FoundItem[]
  /** Most useful decisions first, at most twelve. */
  readonly doubtful?: readonly DoubtfulLine[]
  /** Texts of lines with a decision that this form does not have. */
  readonly unknown?: readonly string[]
  /** Notes for the user on how the questions were found. */
  readonly notes: readonly FindingNote[]
  /** Messages exchanged with a model; for admins. */
  readonly exchanged: readonly CoordinatorContent[]
}

export interface FindingContext extends CallContext {
  /** If true, unavailable services are skipped, because there is no further attempt. */
  readonly isLastAttempt: boolean
  /** People's decisions on lines of this form. */
  readonly told?: readonly ToldLine[]
}

export interface ToldContext {
  readonly accountId: AccountId
  readonly told: readonly ToldLine[]
}

export interface QuestionFinder {
  /** Does not throw if there are no questions. Throws `unavailable` when a model that it needs is unavailable. */
  find(form: Form, context: FindingContext): Promise<FoundQuestions>
  /**
   * Finds the questions again with people's decisions, quickly and by rules alone; null where a model decides. Does not
   * throw if there are no questions.
   */
  findAgain(form: Form, context: ToldContext): Promise<FoundQuestions | null>
  /** Finds questions in a PDF of scanned pages; null if no reader of images is available. */
  findInScan(
    file: { readonly fileName: string; readonly bytes: Uint8Array },
    context: FindingContext,
  ): Promise<FoundQuestions | null>
}
