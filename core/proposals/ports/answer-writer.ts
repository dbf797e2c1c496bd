import type { ProposalId } from '../../shared/ids.ts'
import type { AccountSettings } from '../../identity/account.ts'
import type { Library } from '../../documents/library.ts'
import type { AnswerBasis, ToldText } from '../told-text.ts'
import type { CallContext } from '../../spending/call-context.ts'
import type { TextLimit } from '../../shared/text-limit.ts'
import type { GrantInfo } from '../grant-info.ts'
import type { AnswerWarning } from '../../shared/answer-warning.ts'
import type { WriterCause } from '../missing-cause.ts'
import type { QuestionKind } from '../question-kind.ts'
import type { RepeatedBlock } from '../repeated-block.ts'
import type { WholeApplication } from '../whole-application.ts'
import type { SourcePassage } from '../../shared/source-passage.ts'

export interface AnswerTask {
  readonly question: {
    /** Place in the application, from 0; absent where it is of none. */
    readonly position?: number
    /** Absent: `text`. */
    readonly kind?: QuestionKind
    readonly text: string
    readonly guidance: string | null
    readonly section: string | null
    readonly limit: TextLimit
  }
  /** What the user said about this application; it counts as a source named "Your application details". */
  readonly grantInfo: readonly GrantInfo[]
  readonly funderName: string | null
  readonly settings: AccountSettings
  /** Answers of the same application that this one sums up; what they state counts as said. */
  readonly earlier?: readonly { readonly question: string; readonly answer: string }[]
  /** Facts of the organisation and sections of the project's brief that people confirmed; each counts as a source. */
  readonly told?: readonly ToldText[]
  /** Whether the library is of the application's own project, so that its plans are this application's. */
  readonly isOfProject?: boolean
  /** The form, the funder and what is known, for a writer that is to see the application as a whole. */
  readonly application?: WholeApplication
}

/** A message exchanged with a language model, for admins to look at. */
export interface ModelMessage {
  readonly role: string
  readonly content: unknown
}

/** What one sentence of a draft rests on. Places count UTF-16 code units of the draft's text. */
export interface SentenceSupport {
  readonly start: number
  readonly end: number
  /** Places in the draft's `sources`; empty where the sentence rests on none. */
  readonly sources: readonly number[]
}

export interface AnswerDraft {
  /** The answer; when `missing`, a text that says what is lacking and asks for it. */
  readonly text: string
  /** True where the library does not hold the answer; then `sources` is empty. */
  readonly missing: boolean
  /** Best first. */
  readonly sources: readonly SourcePassage[]
  /** When `missing`: up to three passages that come near the question, best first. They are evidence, not an answer. */
  readonly passages?: readonly SourcePassage[]
  /** Sentence by sentence, in the order of the text; absent where the writer does not tell them apart. */
  readonly support?: readonly SentenceSupport[]
  /** What the answer still lacks, an entry for each thing, in words for the user; it is never in `text`. */
  readonly lacking?: readonly string[]
  readonly messages: readonly ModelMessage[]
  /** What its reader should look at; the core adds what it finds itself. */
  readonly warnings: readonly AnswerWarning[]
  /** Whether `text` is what people confirmed in the profile or wrote in the brief, in their words. */
  readonly isTold?: boolean
  /** Whether it is a value that was looked up in its sources as it was filled in, with sums of code: no claim is checked again. */
  readonly isInKind?: boolean
  /** When `missing`: that only people can tell, so that `text` asks them, or that the limit is too low for what answers. */
  readonly missingBecause?: WriterCause
  /** Of what was told, what the answer rests on; the core finds it out. */
  readonly restsOn?: readonly AnswerBasis[]
}

/** What the answer is one of. */
export interface AnswerContext extends CallContext {
  readonly proposalId: ProposalId
  /** Questions of the application that wait for their answer, this one included. */
  readonly waiting: number
}

/** What the documents hold of a repeated block: a draft for each question that they answer, by its position. */
export type BlockDrafts = ReadonlyMap<number, AnswerDraft>

export interface AnswerWriter {
  /** Whether it is to be given `AnswerTask.application`; absent: it makes no use of it. */
  readonly readsApplication?: boolean
  /**
   * Drafts an answer from the library and grantInfo alone: within the limit, in whole sentences, no figure, name or
   * date that its sources do not hold. Throws `unavailable` when a model that it needs is unavailable.
   */
  write(task: AnswerTask, library: Library, context: AnswerContext): Promise<AnswerDraft>
  /**
   * Fills in all records of a repeated block at once, one of whose questions the task is, each value as its sources hold
   * it. Empty where they hold none. Throws as `write`; absent: each question is answered by itself.
   */
  fillBlock?(task: AnswerTask, block: RepeatedBlock, library: Library, context: AnswerContext): Promise<BlockDrafts>
  /** Up to three passages that come near the question, best first, where finding them costs nothing. */
  nearby?(task: AnswerTask, library: Library): Promise<readonly SourcePassage[]>
}

export const GRANT_INFO_SOURCE = 'Your application details'
