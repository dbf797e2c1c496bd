import type { QuestionId, AccountId, UserId, DocumentId, ProposalId } from '../../shared/ids.ts'
import type { SourcePassage } from '../../shared/source-passage.ts'
import type { Failure, StoredReason } from '../../shared/failure.ts'
import type { AnswerBasis } from '../answer/told-text.ts'
import type { TextLimit } from '../../shared/text-limit.ts'
import type { TextAuthor, TextState } from '../../shared/text-state.ts'
import { isLostSource, type AnswerWarning, type LostSource } from '../../shared/answer-warning.ts'
import { textOfPart, type AnswerPart } from '../answer/answer-part.ts'
import { addUsage, type ModelUsage } from '../../shared/model-usage.ts'
import type { WriterCause } from './missing-cause.ts'
import type { AnswerDraft, ModelMessage } from '../ports/answer-writer.ts'
import type { QuestionKind } from './question-kind.ts'

export type QuestionStatus = 'processing' | 'completed' | 'error'

/** A person's review of an answer. */
export type Review = 'checked' | 'final'

export interface Answer {
  readonly text: string
  /** Whether the answer is missing; then the text names the missing information. */
  readonly missing: boolean
  readonly sources: readonly SourcePassage[]
  /** For a missing answer: passages near the question; absent if there are none. */
  readonly passages?: readonly SourcePassage[]
  readonly messages: readonly ModelMessage[]
  readonly warnings: readonly AnswerWarning[]
  /** Information that it lacks, one entry each, in words for the user; absent if there is none. */
  readonly lacking?: readonly string[]
  /** Cause of a missing answer reported by the writer: see `missingCauseOf`. */
  readonly missingBecause?: WriterCause
  /** Facts and sections of the brief that it rests on; absent if there are none. */
  readonly restsOn?: readonly AnswerBasis[]
}

export interface ChatEntry {
  readonly role: 'user' | 'assistant'
  /** Empty for the reply to a request that was overtaken by a change by hand. */
  readonly text: string
  /** For a reply that changed the answer: the versions before and after; 0 if there was none. */
  readonly change?: { readonly from: number; readonly to: number }
  /** For a request about a part of the answer: the words of that part. */
  readonly selection?: string
}

export interface Question {
  readonly id: QuestionId
  readonly accountId: AccountId
  readonly proposalId: ProposalId
  /** Position in the application, from 0. */
  readonly position: number
  readonly text: string
  readonly guidance: string | null
  readonly section: string | null
  readonly number: string | null
  readonly limit: TextLimit
  /** Place of the answer in the funder's file. */
  readonly anchor: string | null
  readonly kind: QuestionKind
  /** Questions whose answers it sums up and which are answered first. */
  readonly dependsOn: readonly QuestionId[]
  readonly status: QuestionStatus
  /** Reason of a failure, for admins. */
  readonly error: StoredReason | null
  /** Reason of a failure, for users; null if it is not for them. */
  readonly notice: StoredReason | null
  readonly answer: Answer | null
  /** Null without an answer, and if an earlier release stored it: see `answerStateOf`. */
  readonly answerState: TextState | null
  /** Messages about the answer, oldest first. */
  readonly chat: readonly ChatEntry[]
  /** The user's request while it is being carried out. */
  readonly request: string | null
  /** Author of the request; null if there is none, or an earlier release stored it. */
  readonly requestedBy: TextAuthor | null
  /** The part of the answer that the request is about; null for all of it. */
  readonly requestedPart: AnswerPart | null
  /** Null until somebody has checked the present answer. */
  readonly review: Review | null
  /** The colleague who is responsible. */
  readonly assigneeId: UserId | null
  /** Time of the assignment; null if there is none. */
  readonly assignedAt: string | null
  /** The version of the answer that was copied into the funder's web form; null if none was. */
  readonly copiedVersion: number | null
  /** Usage of all work on its answers. */
  readonly usage: ModelUsage | null
  readonly version: number
}

type NewQuestion = Pick<
  Question,
  'id' | 'accountId' | 'proposalId' | 'position' | 'text' | 'guidance' | 'section' | 'number' | 'limit' | 'anchor'
> &
  Partial<Pick<Question, 'kind'>>

const UNREVIEWED = { review: null, assigneeId: null, assignedAt: null, copiedVersion: null }

/** Defaults for questions stored before these fields existed. */
export const QUESTION_DEFAULTS = {
  ...UNREVIEWED,
  kind: 'text',
  answerState: null,
  requestedBy: null,
  requestedPart: null,
} as const

/** A question that waits for its first answer. */
export function newQuestion(of: NewQuestion): Question {
  const nothingYet = {
    error: null,
    notice: null,
    answer: null,
    answerState: null,
    chat: [],
    request: null,
    requestedBy: null,
    requestedPart: null,
    usage: null,
  }
  return { kind: 'text', ...of, ...nothingYet, ...UNREVIEWED, dependsOn: [], status: 'processing', version: 0 }
}

/** Queues another attempt at the answer, or at the last request; keeps the present answer. */
export function requestAnswer(question: Question): Question {
  return { ...question, status: 'processing', error: null, notice: null }
}

/** Whether it has no answer and none is being written. */
export function isUndrafted({ status, answer }: Question): boolean {
  return status === 'completed' && answer === null
}

/** Whether it waits for an answer, not for a requested change. */
export function isAwaited({ status, request }: Question): boolean {
  return status === 'processing' && request === null
}

/** Call this whenever the text of an answer changes: nobody has checked the new one. */
export function returnToDraft(question: Question): Question {
  return question.review === null ? question : { ...question, review: null }
}

export function completeAnswer(question: Question, draft: AnswerDraft, answerState: TextState): Question {
  const {
    text,
    missing,
    sources,
    messages,
    warnings,
    restsOn = [],
    missingBecause,
    passages = [],
    lacking = [],
  } = draft
  const told = { ...(restsOn.length > 0 && { restsOn }), ...(missing && missingBecause && { missingBecause }) }
  const near = { ...(missing && passages.length > 0 && { passages }), ...(lacking.length > 0 && { lacking }) }
  const answer = { text, missing, sources, messages, warnings, ...told, ...near }
  return { ...keepAnswer(returnToDraft(question)), answer, answerState }
}

/** Ends the writing of the answer and keeps the present one. */
export function keepAnswer(question: Question): Question {
  return { ...question, status: 'completed', error: null, notice: null }
}

export function failAnswer(question: Question, { error, notice }: Failure): Question {
  return { ...question, status: 'error', error, notice }
}

/** Starts a user's request to change the answer. */
export function requestChange(
  question: Question,
  request: string,
  requestedBy: TextAuthor,
  requestedPart: AnswerPart | null = null,
): Question {
  return { ...requestAnswer(question), request, requestedBy, requestedPart }
}

export function isChanging({ status, request }: Question): boolean {
  return status === 'processing' && request !== null
}

/** Identifies a request: the length that the chat will have after it. */
export function turnOf({ chat }: Question): number {
  return chat.length + 2
}

/** Completes the request; `change` is null if the answer stays unchanged. */
export function completeChange(
  question: Question,
  { change, reply }: { change: { draft: AnswerDraft; state: TextState } | null; reply: string },
): Question {
  const versions = change && {
    from: question.answerState?.version ?? (question.answer ? 1 : 0),
    to: change.state.version,
  }
  const replied = withReply(question, reply, versions)
  if (change === null) return keepAnswer(replied)
  const { lacking = question.answer?.lacking ?? [] } = change.draft
  return completeAnswer(replied, { ...change.draft, lacking }, change.state)
}

/** Fails the request; the answer stays unchanged. */
export function failChange(question: Question, failure: Failure, reply: string): Question {
  return failAnswer(withReply(question, reply), failure)
}

function withReply(question: Question, reply: string, change: ChatEntry['change'] | null = null): Question {
  const { request, requestedPart: part } = question
  const replied = withSaid(question, { request: request ?? '', part, reply, change })
  return { ...replied, request: null, requestedBy: null, requestedPart: null }
}

export function withSaid(
  question: Question,
  said: { request: string; part: AnswerPart | null; reply: string; change: ChatEntry['change'] | null },
): Question {
  const selection = said.part && question.answer && textOfPart(question.answer.text, said.part)
  const entries: ChatEntry[] = [
    { role: 'user', text: said.request, ...(selection !== null && { selection }) },
    { role: 'assistant', text: said.reply, ...(said.change && { change: said.change }) },
  ]
  return { ...question, chat: [...question.chat, ...entries] }
}

/** The answer; null if it is missing, as its text is shown but used for nothing else. */
export function givenAnswer({ answer }: Pick<Question, 'answer'>): Answer | null {
  return answer === null || answer.missing ? null : answer
}

/** The question with its answer, for texts written from it; empty if the answer is missing. */
export function answeredBy(question: Question): { question: string; answer: string }[] {
  const answer = givenAnswer(question)
  return answer === null ? [] : [{ question: question.text, answer: answer.text }]
}

/** Removes an entry from the information that the answer lacks. */
export function withoutLacking(question: Question, entry: string): Question {
  if (question.answer === null) return question
  const { lacking = [], ...answer } = question.answer
  const left = lacking.filter((one) => one !== entry)
  return { ...question, answer: { ...answer, ...(left.length > 0 && { lacking: left }) } }
}

/** Adds a warning about a replaced or removed source, once. */
export function noteLostSource(question: Question, lost: LostSource): Question {
  const { answer } = question
  if (answer === null) return question
  const others = answer.warnings.filter((warning) => !isLostSource(warning) || warning.documentId !== lost.documentId)
  return { ...question, answer: { ...answer, warnings: [...others, lost] } }
}

/** Renames a document in the sources of the answer. */
export function renameSource(question: Question, documentId: DocumentId, fileName: string): Question {
  const { answer } = question
  if (answer === null) return question
  const sources = answer.sources.map((source) => (source.documentId === documentId ? { ...source, fileName } : source))
  return { ...question, answer: { ...answer, sources } }
}

export function addAnswerUsage(question: Question, usage: ModelUsage | null): Question {
  return { ...question, usage: addUsage(question.usage, usage) }
}
