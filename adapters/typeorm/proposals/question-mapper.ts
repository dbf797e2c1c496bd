import type { AccountId } from '../../../core/accounts/account.ts'
import type { ModelUsage } from '../../../core/proposals/model-usage.ts'
import type { AnswerSource, ModelMessage } from '../../../core/proposals/ports/answer-writer.ts'
import type { ProposalId } from '../../../core/proposals/proposal.ts'
import type { Answer, ChatEntry, Question, QuestionId, QuestionStatus } from '../../../core/proposals/question.ts'
import { jsonOrNull, parsedOrNull } from '../json.ts'
import type { QuestionRow, ShownQuestionRow } from './question.schema.ts'

interface ShownAnswer {
  readonly text: string
  readonly missing: boolean
  readonly sources: readonly Omit<AnswerSource, 'passage' | 'used'>[]
}

interface Evidence {
  readonly messages: readonly ModelMessage[]
  /** By the place of the source. */
  readonly passages: readonly Pick<AnswerSource, 'passage' | 'used'>[]
}

const NO_EVIDENCE: Evidence = { messages: [], passages: [] }

export function questionRow(question: Question): QuestionRow {
  return {
    id: question.id,
    account_id: question.accountId,
    proposal_id: question.proposalId,
    position: question.position,
    status: question.status,
    section: question.section,
    number: question.number,
    words_limit: question.limit.words,
    characters_limit: question.limit.characters,
    version: question.version,
    text: question.text,
    guidance: question.guidance,
    anchor: question.anchor,
    error: question.error,
    usage: jsonOrNull(question.usage),
    answer: jsonOrNull(question.answer && shown(question.answer)),
    chat: JSON.stringify(question.chat),
    evidence: jsonOrNull(question.answer && evidenceOf(question.answer)),
  }
}

export function questionOf(row: QuestionRow): Question {
  return question(row, parsedOrNull<Evidence>(row.evidence))
}

/** The question with the passages of its sources and the messages left empty. */
export function shownQuestionOf(row: ShownQuestionRow): Question {
  return question(row, NO_EVIDENCE)
}

function question(row: ShownQuestionRow, evidence: Evidence | null): Question {
  return {
    id: row.id as QuestionId,
    accountId: row.account_id as AccountId,
    proposalId: row.proposal_id as ProposalId,
    position: row.position,
    text: row.text,
    guidance: row.guidance,
    section: row.section,
    number: row.number,
    limit: { words: row.words_limit, characters: row.characters_limit },
    anchor: row.anchor,
    status: row.status as QuestionStatus,
    error: row.error,
    answer: answerOf(parsedOrNull<ShownAnswer>(row.answer), evidence ?? NO_EVIDENCE),
    chat: JSON.parse(row.chat) as ChatEntry[],
    usage: parsedOrNull<ModelUsage>(row.usage),
    version: row.version,
  }
}

function shown({ text, missing, sources }: Answer): ShownAnswer {
  return { text, missing, sources: sources.map(({ passage: _passage, used: _used, ...source }) => source) }
}

function evidenceOf({ messages, sources }: Answer): Evidence {
  return { messages, passages: sources.map(({ passage, used }) => ({ passage, used })) }
}

function answerOf(answer: ShownAnswer | null, { messages, passages }: Evidence): Answer | null {
  if (!answer) return null
  const sources = answer.sources.map((source, index) => ({
    ...source,
    ...(passages[index] ?? { passage: '', used: [] }),
  }))
  return { text: answer.text, missing: answer.missing, sources, messages }
}
