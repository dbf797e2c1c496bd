import type { QuestionId, AccountId, UserId, DocumentId, ProposalId } from '../shared/ids.ts'
import type { SourcePassage } from '../shared/source-passage.ts'
import type { Failure, StoredReason } from '../shared/failure.ts'
import type { AnswerBasis } from './told-text.ts'
import type { TextLimit } from '../shared/text-limit.ts'
import type { TextAuthor, TextState } from '../shared/text-state.ts'
import { isLostSource, type AnswerWarning, type LostSource } from '../shared/answer-warning.ts'
import { textOfPart, type AnswerPart } from './answer-part.ts'
import { addUsage, type ModelUsage } from '../shared/model-usage.ts'
import type { WriterCause } from './missing-cause.ts'
import type { AnswerDraft, ModelMessage } from './ports/answer-writer.ts'
import type { QuestionKind } from './question-kind.ts'

export type QuestionStatus = 'processing' | 'completed' | 'error'

/** What somebody said of an answer after reading it. */
export type Review = 'checked' | 'final'

export interface Answer {
  readonly text: string
  /** The documents do not hold the answer; the text says what is lacking. */
  readonly missing: boolean
  readonly sources: readonly SourcePassage[]
  /** Of a missing answer, what the documents say that comes near the question; absent where they say nothing. */
  readonly passages?: readonly SourcePassage[]
  readonly messages: readonly ModelMessage[]
  readonly warnings: readonly AnswerWarning[]
  /** What it still lacks, an entry for each thing, in words for the user; absent where it lacks nothing. */
  readonly lacking?: readonly string[]
  /** Why it is missing, as far as its writer knows: see `missingCauseOf`. */
  readonly missingBecause?: WriterCause
  /** Facts and sections of the brief that it rests on; absent where it rests on none. */
  readonly restsOn?: readonly AnswerBasis[]
}

export interface ChatEntry {
  readonly role: 'user' | 'assistant'
  /** Empty for the reply to a request whose answer was changed by hand before it was carried out. */
  readonly text: string
  /** Of a reply that changed the answer: from which version to which; 0 where there was none. */
  readonly change?: { readonly from: number; readonly to: number }
  /** Of a request about a part of the answer: the words of that part. */
  readonly selection?: string
}

export interface Question {
  readonly id: QuestionId
  readonly accountId: AccountId
  readonly proposalId: ProposalId
  /** Place in the application, from 0. */
  readonly position: number
  readonly text: string
  readonly guidance: string | null
  readonly section: string | null
  readonly number: string | null
  readonly limit: TextLimit
  /** Where in the funder's file the answer belongs. */
  readonly anchor: string | null
  readonly kind: QuestionKind
  /** Questions whose answers it sums up: they are answered first. */
  readonly dependsOn: readonly QuestionId[]
  readonly status: QuestionStatus
  /** Why there is no answer; details for admins. */
  readonly error: StoredReason | null
  /** The same for its user; null where it is none of theirs. */
  readonly notice: StoredReason | null
  readonly answer: Answer | null
  /** Null without an answer, and where an earlier release stored it: see `answerStateOf`. */
  readonly answerState: TextState | null
  /** What was said about the answer, oldest first. */
  readonly chat: readonly ChatEntry[]
  /** What its user asked to be changed, while that is being worked on. */
  readonly request: string | null
  /** Who asked; null where nobody does, or an earlier release noted it. */
  readonly requestedBy: TextAuthor | null
  /** The part of the answer that the request is about; null where it is about all of it. */
  readonly requestedPart: AnswerPart | null
  /** Null until somebody has checked the answer as it is. */
  readonly review: Review | null
  /** The colleague who looks after it. */
  readonly assigneeId: UserId | null
  /** Since when; null where there is nobody. */
  readonly assignedAt: string | null
  /** The version of the answer that was copied into the funder's web form; null where none was. */
  readonly copiedVersion: number | null
  /** Of all work on its answers. */
  readonly usage: ModelUsage | null
  readonly version: number
}

type NewQuestion = Pick<
  Question,
  'id' | 'accountId' | 'proposalId' | 'position' | 'text' | 'guidance' | 'section' | 'number' | 'limit' | 'anchor'
> &
  Partial<Pick<Question, 'kind'>>

const UNREVIEWED = { review: null, assigneeId: null, assignedAt: null, copiedVersion: null }

/** What questions of before reviews, assignees and kinds stand for. */
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

/** The question as it waits for another attempt at its answer, or at what was asked last; the answer it has stays. */
export function requestAnswer(question: Question): Question {
  return { ...question, status: 'processing', error: null, notice: null }
}

/** Whether nobody has written or drafted anything for it, or is about to. */
export function isUndrafted({ status, answer }: Question): boolean {
  return status === 'completed' && answer === null
}

/** Whether it waits for an answer that nobody has asked to be changed. */
export function isAwaited({ status, request }: Question): boolean {
  return status === 'processing' && request === null
}

/** To be called whenever the text of an answer changes: nobody has checked the new one. */
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

/** The question with the answer that it has, which is not waited for any more. */
export function keepAnswer(question: Question): Question {
  return { ...question, status: 'completed', error: null, notice: null }
}

export function failAnswer(question: Question, { error, notice }: Failure): Question {
  return { ...question, status: 'error', error, notice }
}

/** The question with a user's request to change its answer, which is being worked on from now on. */
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

/** Tells a request from those before and after it: how long the chat is once it is done. */
export function turnOf({ chat }: Question): number {
  return chat.length + 2
}

/** The request is done; `draft` is null where the answer stays as it is. */
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

/** The request came to nothing; the answer stays as it is. */
export function failChange(question: Question, failure: Failure, reply: string): Question {
  return failAnswer(withReply(question, reply), failure)
}

function withReply(question: Question, reply: string, change: ChatEntry['change'] | null = null): Question {
  const { request, requestedPart: part } = question
  const replied = withSaid(question, { request: request ?? '', part, reply, change })
  return { ...replied, request: null, requestedBy: null, requestedPart: null }
}

/** The question with a request in its chat and the reply to it. */
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

/** The answer; null where there is only a text that says what is lacking, which is shown but goes into nothing else. */
export function givenAnswer({ answer }: Pick<Question, 'answer'>): Answer | null {
  return answer === null || answer.missing ? null : answer
}

/** The question with its answer, for texts that are written from it; none where the documents do not hold it. */
export function answeredBy(question: Question): { question: string; answer: string }[] {
  const answer = givenAnswer(question)
  return answer === null ? [] : [{ question: question.text, answer: answer.text }]
}

/** The question whose answer lacks this no more, as somebody found. */
export function withoutLacking(question: Question, entry: string): Question {
  if (question.answer === null) return question
  const { lacking = [], ...answer } = question.answer
  const left = lacking.filter((one) => one !== entry)
  return { ...question, answer: { ...answer, ...(left.length > 0 && { lacking: left }) } }
}

/** The question whose answer says once what became of a document that it uses. */
export function noteLostSource(question: Question, lost: LostSource): Question {
  const { answer } = question
  if (answer === null) return question
  const others = answer.warnings.filter((warning) => !isLostSource(warning) || warning.documentId !== lost.documentId)
  return { ...question, answer: { ...answer, warnings: [...others, lost] } }
}

/** The question whose answer calls a document by another name. */
export function renameSource(question: Question, documentId: DocumentId, fileName: string): Question {
  const { answer } = question
  if (answer === null) return question
  const sources = answer.sources.map((source) => (source.documentId === documentId ? { ...source, fileName } : source))
  return { ...question, answer: { ...answer, sources } }
}

export function addAnswerUsage(question: Question, usage: ModelUsage | null): Question {
  return { ...question, usage: addUsage(question.usage, usage) }
}
