import type { AccountId, UserId, ProposalId, QuestionId } from '../../../core/shared/ids.ts'
import type { SourcePassage } from '../../../core/shared/source-passage.ts'
import type { Counting } from '../../../core/shared/counting.ts'
import { countedAs } from '../../../core/shared/text-limit.ts'
import type { SentenceOf } from '../../../core/shared/failure.ts'
import { reasonColumns, storedReason } from '../stored-reason.ts'
import type { ModelUsage } from '../../../core/shared/model-usage.ts'
import type { ModelMessage } from '../../../core/proposals/ports/answer-writer.ts'
import type { AnswerPart } from '../../../core/proposals/answer/answer-part.ts'
import type { Answer, ChatEntry, Question, QuestionStatus, Review } from '../../../core/proposals/question/question.ts'
import type { QuestionKind } from '../../../core/proposals/question/question-kind.ts'
import type { FormQuestion } from '../../../core/proposals/whole-application.ts'
import type { TextAuthor, TextState } from '../../../core/shared/text-state.ts'
import { jsonOrNull, parsedOrNull } from '../json.ts'
import type { QuestionRow, ShownQuestionRow } from './question.schema.ts'

/** Sources and messages of an answer, stored separately because they are large and seldom read. */
interface Evidence {
  readonly messages: readonly ModelMessage[]
  /** By the index of the source. */
  readonly passages: readonly Pick<SourcePassage, 'passage' | 'used'>[]
  /** Passages near a missing answer; absent in rows of earlier releases. */
  readonly near?: readonly Pick<SourcePassage, 'passage' | 'used'>[]
}

export function questionRow(question: Question, sentenceOf: SentenceOf): QuestionRow {
  const error = reasonColumns(question.error, sentenceOf)
  const notice = reasonColumns(question.notice, sentenceOf)
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
    depends_on: jsonOrNull(question.dependsOn.length === 0 ? null : question.dependsOn),
    error: error.sentence,
    error_reason: error.reason,
    notice: notice.sentence,
    notice_reason: notice.reason,
    usage: jsonOrNull(question.usage),
    answer: jsonOrNull(question.answer && { ...shown(question.answer), state: question.answerState }),
    chat: JSON.stringify(storedChat(question)),
    review: question.review,
    assignee_id: question.assigneeId,
    assigned_at: question.assignedAt,
    kind: question.kind,
    copied_version: question.copiedVersion,
    evidence: jsonOrNull(question.answer && evidenceOf(question.answer)),
  }
}

/** `counting`: that of its application. */
export function questionOf(row: QuestionRow, counting: Counting | null): Question {
  const question = shownQuestionOf(row, counting)
  const evidence = parsedOrNull<Evidence>(row.evidence)
  return question.answer && evidence ? { ...question, answer: withEvidence(question.answer, evidence) } : question
}

/** The columns of a question as printed in its form. */
export type PrintedRow = Pick<
  QuestionRow,
  'position' | 'number' | 'section' | 'text' | 'guidance' | 'words_limit' | 'characters_limit' | 'kind'
> & { readonly counting: string | null }

export function printedOf({ words_limit, characters_limit, kind, counting, ...row }: PrintedRow): FormQuestion {
  const limit = countedAs({ words: words_limit, characters: characters_limit }, counting as Counting | null)
  return { ...row, limit, kind: kind as QuestionKind }
}

/** The question without the passages of its sources and without messages. */
export function shownQuestionOf(row: ShownQuestionRow, counting: Counting | null): Question {
  return {
    id: row.id as QuestionId,
    accountId: row.account_id as AccountId,
    proposalId: row.proposal_id as ProposalId,
    position: row.position,
    text: row.text,
    guidance: row.guidance,
    section: row.section,
    number: row.number,
    limit: countedAs({ words: row.words_limit, characters: row.characters_limit }, counting),
    anchor: row.anchor,
    dependsOn: parsedOrNull<QuestionId[]>(row.depends_on) ?? [],
    status: row.status as QuestionStatus,
    error: storedReason(row.error, row.error_reason),
    notice: storedReason(row.notice, row.notice_reason),
    ...answerIn(row.answer),
    ...chatOf(row.chat),
    review: row.review as Review | null,
    assigneeId: row.assignee_id as UserId | null,
    assignedAt: row.assigned_at,
    kind: row.kind as QuestionKind,
    copiedVersion: row.copied_version,
    usage: parsedOrNull<ModelUsage>(row.usage),
    version: row.version,
  }
}

export function messagesOf({ evidence }: Pick<QuestionRow, 'evidence'>): Answer['messages'] {
  return parsedOrNull<Evidence>(evidence)?.messages ?? []
}

/**
 * An answer with its state. Rows of earlier releases have no warnings, no state, and another name for the most frequent
 * cause.
 */
type StoredAnswer = Answer & { readonly state?: TextState | null; readonly asksPeople?: boolean }

function answerIn(json: string | null): Pick<Question, 'answer' | 'answerState'> {
  const stored = parsedOrNull<StoredAnswer>(json)
  if (stored === null) return { answer: null, answerState: null }
  const { state = null, asksPeople = false, ...answer } = stored
  const cause = asksPeople && ({ missingBecause: 'only-people' } as const)
  return { answer: { ...answer, ...cause, warnings: answer.warnings ?? [] }, answerState: state }
}

/** Placeholder for the reply to a pending request, in the words that earlier releases recognise. */
const PENDING = { role: 'assistant', text: 'Processing your request...', isPending: true } as const

type StoredEntry = ChatEntry & {
  readonly isPending?: true
  readonly by?: TextAuthor | null
  readonly part?: AnswerPart | null
}

function storedChat({ chat, request, requestedBy, requestedPart }: Question): StoredEntry[] {
  return request === null
    ? [...chat]
    : [...chat, { role: 'user', text: request }, { ...PENDING, by: requestedBy, part: requestedPart }]
}

function chatOf(json: string): Pick<Question, 'chat' | 'request' | 'requestedBy' | 'requestedPart'> {
  const stored = JSON.parse(json) as StoredEntry[]
  const [request, reply] = stored.slice(-2)
  const isPending = reply?.isPending === true || reply?.text === PENDING.text
  if (request === undefined || !isPending)
    return { chat: stored, request: null, requestedBy: null, requestedPart: null }
  return {
    chat: stored.slice(0, -2),
    request: request.text,
    requestedBy: reply?.by ?? null,
    requestedPart: reply?.part ?? null,
  }
}

function shown(answer: Answer): Answer {
  const { sources, passages } = answer
  return {
    ...answer,
    sources: sources.map(withoutText),
    ...(passages && { passages: passages.map(withoutText) }),
    messages: [],
  }
}

function withoutText(source: SourcePassage): SourcePassage {
  return { ...source, passage: '', used: [] }
}

function evidenceOf({ messages, sources, passages }: Answer): Evidence {
  return { messages, passages: sources.map(textOf), ...(passages && { near: passages.map(textOf) }) }
}

function textOf({ passage, used }: SourcePassage): Pick<SourcePassage, 'passage' | 'used'> {
  return { passage, used }
}

function withEvidence(answer: Answer, { messages, passages: texts, near = [] }: Evidence): Answer {
  const { sources, passages } = answer
  const nearby = passages && { passages: passages.map((source, at) => ({ ...source, ...near[at] })) }
  return { ...answer, ...nearby, sources: sources.map((source, at) => ({ ...source, ...texts[at] })), messages }
}
