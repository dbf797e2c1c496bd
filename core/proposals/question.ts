import type { AccountId, UserId } from '../accounts/account.ts'
import type { Failure } from '../shared/failure.ts'
import type { Id } from '../shared/id.ts'
import type { TextLimit } from '../shared/text-limit.ts'
import type { AnswerWarning } from './answer-warning.ts'
import { addUsage, type ModelUsage } from './model-usage.ts'
import type { AnswerDraft, AnswerSource, ModelMessage } from './ports/answer-writer.ts'
import type { ProposalId } from './proposal.ts'
import type { QuestionKind } from './question-kind.ts'

export type QuestionId = Id<'question'>
export type QuestionStatus = 'processing' | 'completed' | 'error'

/** What somebody said of an answer after reading it. */
export type Review = 'checked' | 'final'

export interface Answer {
  readonly text: string
  /** The documents do not hold the answer; the text says what is lacking. */
  readonly missing: boolean
  readonly sources: readonly AnswerSource[]
  readonly messages: readonly ModelMessage[]
  readonly warnings: readonly AnswerWarning[]
}

export interface ChatEntry {
  readonly role: 'user' | 'assistant'
  readonly text: string
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
  readonly error: string | null
  /** The same in words for its user; null where there are none. */
  readonly notice: string | null
  readonly answer: Answer | null
  /** What was said about the answer, oldest first. */
  readonly chat: readonly ChatEntry[]
  /** What its user asked to be changed, while that is being worked on. */
  readonly request: string | null
  /** Null until somebody has checked the answer as it is. */
  readonly review: Review | null
  /** The colleague who looks after it. */
  readonly assigneeId: UserId | null
  /** Since when; null where there is nobody. */
  readonly assignedAt: string | null
  /** Of all work on its answers. */
  readonly usage: ModelUsage | null
  readonly version: number
}

type NewQuestion = Pick<
  Question,
  'id' | 'accountId' | 'proposalId' | 'position' | 'text' | 'guidance' | 'section' | 'number' | 'limit' | 'anchor'
> &
  Partial<Pick<Question, 'kind'>>

const UNREVIEWED = { review: null, assigneeId: null, assignedAt: null }

/** What questions of before reviews, assignees and kinds stand for. */
export const QUESTION_DEFAULTS = { ...UNREVIEWED, kind: 'text' } as const

/** A question that waits for its first answer. */
export function newQuestion(of: NewQuestion): Question {
  const nothingYet = { error: null, notice: null, answer: null, chat: [], request: null, usage: null }
  return { kind: 'text', ...of, ...nothingYet, ...UNREVIEWED, dependsOn: [], status: 'processing', version: 0 }
}

/** The question as it waits for another attempt at its answer, or at what was asked last; the answer it has stays. */
export function requestAnswer(question: Question): Question {
  return { ...question, status: 'processing', error: null, notice: null }
}

/** Whether it waits for an answer that nobody has asked to be changed. */
export function isAwaited({ status, request }: Question): boolean {
  return status === 'processing' && request === null
}

/** To be called whenever the text of an answer changes: nobody has checked the new one. */
export function returnToDraft(question: Question): Question {
  return question.review === null ? question : { ...question, review: null }
}

export function completeAnswer(question: Question, draft: AnswerDraft): Question {
  const { text, missing, sources, messages, warnings } = draft
  return {
    ...returnToDraft(question),
    status: 'completed',
    error: null,
    notice: null,
    answer: { text, missing, sources, messages, warnings },
  }
}

export function failAnswer(question: Question, { error, notice }: Failure): Question {
  return { ...question, status: 'error', error, notice }
}

/** The question with a user's request to change its answer, which is being worked on from now on. */
export function requestChange(question: Question, request: string): Question {
  return { ...requestAnswer(question), request }
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
  { draft, reply }: { readonly draft: AnswerDraft | null; readonly reply: string },
): Question {
  const replied = withReply(question, reply)
  return draft === null
    ? { ...replied, status: 'completed', error: null, notice: null }
    : completeAnswer(replied, draft)
}

/** The request came to nothing; the answer stays as it is. */
export function failChange(question: Question, failure: Failure, reply: string): Question {
  return failAnswer(withReply(question, reply), failure)
}

function withReply({ request, ...question }: Question, reply: string): Question {
  const said: ChatEntry[] = [
    { role: 'user', text: request ?? '' },
    { role: 'assistant', text: reply },
  ]
  return { ...question, chat: [...question.chat, ...said], request: null }
}

/** The question with its answer, for texts that are written from it; none where the documents do not hold it. */
export function answeredBy({ text, answer }: Question): { question: string; answer: string }[] {
  return answer === null || answer.missing ? [] : [{ question: text, answer: answer.text }]
}

export function addAnswerUsage(question: Question, usage: ModelUsage | null): Question {
  return { ...question, usage: addUsage(question.usage, usage) }
}
