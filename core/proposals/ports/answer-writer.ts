import type { ProposalId } from '../../shared/ids.ts'
import type { AccountSettings } from '../../identity/account.ts'
import type { Library } from '../../documents/library.ts'
import type { AnswerBasis, ToldText } from '../answer/told-text.ts'
import type { CallContext } from '../../spending/call-context.ts'
import type { TextLimit } from '../../shared/text-limit.ts'
import type { GrantInfo } from '../grant-info.ts'
import type { AnswerWarning } from '../../shared/answer-warning.ts'
import type { WriterCause } from '../question/missing-cause.ts'
import type { QuestionKind } from '../question/question-kind.ts'
import type { RepeatedBlock } from '../question/repeated-block.ts'
import type { WholeApplication } from '../whole-application.ts'
import type { SourcePassage } from '../../shared/source-passage.ts'

export interface AnswerTask {
  readonly question: {
    /** Position in the application, from 0; absent outside an application. */
    readonly position?: number
    /** Absent: `text`. */
    readonly kind?: QuestionKind
    readonly text: string
    readonly guidance: string | null
    readonly section: string | null
    readonly limit: TextLimit
  }
  /** Details of this application by the user; they count as a source named "Your application details". */
  readonly grantInfo: readonly GrantInfo[]
  readonly funderName: string | null
  readonly settings: AccountSettings
  /** Answers of the same application that this one sums up; they count as evidence. */
  readonly earlier?: readonly { readonly question: string; readonly answer: string }[]
  /** Confirmed facts of the organisation and people's sections of the project's brief; each counts as a source. */
  readonly told?: readonly ToldText[]
  /** Whether the library is of the application's own project, so that plans in it are this application's. */
  readonly isOfProject?: boolean
  /** The form, the funder and confirmed facts, for writers that use the whole application. */
  readonly application?: WholeApplication
}

/** A message exchanged with a language model, for admins. */
export interface ModelMessage {
  readonly role: string
  readonly content: unknown
}

/** The sources of one sentence of a draft. Places count UTF-16 code units of the draft's text. */
export interface SentenceSupport {
  readonly start: number
  readonly end: number
  /** Indexes in the draft's `sources`; empty if none supports the sentence. */
  readonly sources: readonly number[]
}

export interface AnswerDraft {
  /** The answer or, when `missing`, a text that names and requests the missing information. */
  readonly text: string
  /** True if the library does not contain the answer; then `sources` is empty. */
  readonly missing: boolean
  /** Best first. */
  readonly sources: readonly SourcePassage[]
  /** When `missing`: up to three passages near the question, best first. They are evidence, not an answer. */
  readonly passages?: readonly SourcePassage[]
  /** One entry per sentence, in the order of the text; absent if the writer gives no sources by sentence. */
  readonly support?: readonly SentenceSupport[]
  /** Information that the answer lacks, one entry each, in words for the user; not part of `text`. */
  readonly lacking?: readonly string[]
  readonly messages: readonly ModelMessage[]
  /** Warnings by the writer; the core adds its own. */
  readonly warnings: readonly AnswerWarning[]
  /** Whether `text` is a confirmed fact or people's own text in the brief, unchanged. */
  readonly isTold?: boolean
  /** Whether it is a value copied from its sources, with computed totals: its claims are not checked again. */
  readonly isInKind?: boolean
  /** When `missing`: only people know, so `text` asks them, or the answer exceeds the limit. */
  readonly missingBecause?: WriterCause
  /** Facts and sections of the brief that the answer rests on; set by the core. */
  readonly restsOn?: readonly AnswerBasis[]
}

/** The application that the answer belongs to. */
export interface AnswerContext extends CallContext {
  readonly proposalId: ProposalId
  /** Number of the application's questions that wait for an answer, including this one. */
  readonly waiting: number
}

/** Drafts for a repeated block from documents: one for each question that they answer, by position. */
export type BlockDrafts = ReadonlyMap<number, AnswerDraft>

export interface AnswerWriter {
  /** Whether it uses `AnswerTask.application`; absent: false. */
  readonly readsApplication?: boolean
  /**
   * Drafts an answer from the task and the library alone: within the limit, in whole sentences, without any figure,
   * name or date that is not in its sources. Throws `unavailable` when a model that it needs is unavailable.
   */
  write(task: AnswerTask, library: Library, context: AnswerContext): Promise<AnswerDraft>
  /**
   * Fills in all records of a repeated block at once, each value as in its sources; the task is one of its questions.
   * Empty if the sources have no record. Throws as `write` does. Absent: each question is answered by itself.
   */
  fillBlock?(task: AnswerTask, block: RepeatedBlock, library: Library, context: AnswerContext): Promise<BlockDrafts>
  /** Up to three passages near the question, best first, if finding them costs nothing. */
  nearby?(task: AnswerTask, library: Library): Promise<readonly SourcePassage[]>
}

export const GRANT_INFO_SOURCE = 'Your application details'
