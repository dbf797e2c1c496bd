import type { AccountId } from '../../../core/shared/ids.ts'
import type { DocumentIndexer } from '../../../core/documents/ports.ts'
import type { TermWeightCalculator } from '../../../core/documents/ports/term-weight-calculator.ts'
import type { PastAnswerReader } from '../../../core/answer-library/ports.ts'
import type { FileFormat, FileText } from '../../../core/texts/file-text.ts'
import type { MarkdownReader, WrittenFile } from '../../../core/texts/ports.ts'
import type { Form } from '../../../core/proposals/form/form.ts'
import type { FactFinder } from '../../../core/profile/ports.ts'
import type { FilledForm, FormEntry } from '../../../core/hand-in/ports.ts'
import type { FormFile, FormReader } from '../../../core/forms/ports.ts'
import type { PastedQuestionFinder } from '../../../core/questions/ports.ts'
import type { FoundQuestions, ToldLine } from '../../../core/forms/ports/question-finder.ts'

/** A form with its entries; see `FormFiller`. */
export interface FormToFill extends FormFile {
  readonly entries: readonly FormEntry[]
  readonly language: string
}

/** A text with the format of its file; see `TextFileWriter`. */
export interface TextToWrite extends FileText {
  readonly format: FileFormat
}

/** A form with people's decisions on its lines. */
export interface FormToRead {
  readonly form: Form
  readonly told: readonly ToldLine[]
}

/** Ports whose work is too heavy for the thread that handles requests. */
export interface Readings {
  readonly index: DocumentIndexer['index']
  readonly computeTermWeights: TermWeightCalculator['computeTermWeights']
  readonly readForm: FormReader['read']
  readonly fillForm: (form: FormToFill, account: AccountId) => Promise<FilledForm>
  readonly findFacts: FactFinder['find']
  readonly readPastAnswers: PastAnswerReader['read']
  readonly readMarkdown: MarkdownReader['read']
  readonly writeFile: (text: TextToWrite, account: AccountId) => Promise<WrittenFile>
  readonly findPasted: PastedQuestionFinder['find']
  readonly findQuestions: (form: FormToRead, account: AccountId) => Promise<FoundQuestions>
}

/** A call of one of them, as sent to a reading process; the bytes of a file are sent separately. */
export interface ReadingCall {
  readonly reading: keyof Readings
  readonly input: unknown
}
