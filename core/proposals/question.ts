import type { AccountId } from '../accounts/account.ts'
import type { Id } from '../shared/id.ts'
import type { TextLimit } from '../shared/text-limit.ts'
import type { ModelUsage } from './model-usage.ts'
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
  readonly status: QuestionStatus
  /** Why there is no answer; details for admins. */
  readonly error: string | null
  readonly answer: Answer | null
  readonly chat: readonly ChatEntry[]
  readonly usage: ModelUsage | null
  readonly version: number
}

type NewQuestion = Pick<
  Question,
  'id' | 'accountId' | 'proposalId' | 'position' | 'text' | 'guidance' | 'section' | 'number' | 'limit' | 'anchor'
>

/** A question that waits for its first answer. */
export function newQuestion(of: NewQuestion): Question {
  return { ...of, status: 'processing', error: null, answer: null, chat: [], usage: null, version: 0 }
}

export function withAnswer(question: Question, draft: AnswerDraft): Question {
  const { text, missing, sources, messages } = draft
  return {
    ...question,
    status: 'completed',
    error: null,
    answer: { text, missing, sources, messages },
    usage: draft.usage,
  }
}

export function withError(question: Question, error: string): Question {
  return { ...question, status: 'error', error }
}
