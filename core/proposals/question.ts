import type { AccountId } from '../accounts/account.ts'
import type { Id } from '../shared/id.ts'
import type { TextLimit } from '../shared/text-limit.ts'
import type { AnswerWarning } from './answer-warning.ts'
import { NO_USAGE, sumOfUsage, type ModelUsage } from './model-usage.ts'
import type { AnswerDraft, AnswerSource, ModelMessage } from './ports/answer-writer.ts'
import type { ProposalId } from './proposal.ts'

export type QuestionId = Id<'question'>
export type QuestionStatus = 'processing' | 'completed' | 'error'

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
  /** Questions whose answers it sums up: they are answered first. */
  readonly dependsOn: readonly QuestionId[]
  readonly status: QuestionStatus
  /** Why there is no answer; details for admins. */
  readonly error: string | null
  /** The same in words for its user; null where there are none. */
  readonly notice: string | null
  readonly answer: Answer | null
  readonly chat: readonly ChatEntry[]
  /** Of all work on its answers. */
  readonly usage: ModelUsage | null
  readonly version: number
}

type NewQuestion = Pick<
  Question,
  'id' | 'accountId' | 'proposalId' | 'position' | 'text' | 'guidance' | 'section' | 'number' | 'limit' | 'anchor'
>

/** A question that waits for its first answer. */
export function newQuestion(of: NewQuestion): Question {
  const nothingYet = { error: null, notice: null, answer: null, chat: [], usage: null }
  return { ...of, ...nothingYet, dependsOn: [], status: 'processing', version: 0 }
}

export function withAnswer(question: Question, draft: AnswerDraft): Question {
  const { text, missing, sources, messages, warnings } = draft
  return {
    ...question,
    status: 'completed',
    error: null,
    notice: null,
    answer: { text, missing, sources, messages, warnings },
  }
}

/** `notice` is what the question's user may know of the error. */
export function withError(question: Question, error: string, notice: string | null): Question {
  return { ...question, status: 'error', error, notice }
}

export function withUsage(question: Question, usage: ModelUsage | null): Question {
  if (usage === null) return question
  return { ...question, usage: sumOfUsage(question.usage ?? NO_USAGE, usage) }
}

/** The question as it waits for another attempt at its answer; the one that it has stays until then. */
export function withNewAttempt(question: Question): Question {
  return { ...question, status: 'processing', error: null, notice: null }
}

/** What the assistant says in the chat until the request above it is done (SPEC.md §4). */
export const IMPROVING = 'Processing your request...'

/** The question with a user's request to change its answer, which is being worked on from now on. */
export function withRequest(question: Question, userRequest: string): Question {
  const chat: ChatEntry[] = [
    ...question.chat,
    { role: 'user', text: userRequest },
    { role: 'assistant', text: IMPROVING },
  ]
  return { ...question, status: 'processing', error: null, notice: null, chat }
}

/** The request that is being worked on and what was said before it; null where none is. */
export function requestUnderWay({ status, chat }: Question): { request: string; earlier: readonly ChatEntry[] } | null {
  const [request, reply] = chat.slice(-2)
  if (status !== 'processing' || request?.role !== 'user' || reply?.text !== IMPROVING) return null
  return { request: request.text, earlier: chat.slice(0, -2) }
}

/** The question with the reply in the place of the words that stood for it. */
export function withReply(question: Question, reply: string): Question {
  return { ...question, chat: [...question.chat.slice(0, -1), { role: 'assistant', text: reply }] }
}
