import type { AccountId, UserId, ProposalId, CommentId, QuestionId } from '../../../core/shared/ids.ts'
import type { WaitingItem, WaitingReader } from '../../../core/questions/ports.ts'
import type { NamedUser } from '../../../core/questions/question-comment.ts'
import { offsetOf, type Page, type PageRequest } from '../../../core/shared/page.ts'
import { IS_MISSING } from '../gaps/sql-missing-answers-reader.ts'
import type { Sql } from '../sql.ts'
import { IS_ARCHIVED, IS_UNDER_WAY } from './under-way.ts'

const QUESTIONS = `SELECT 'question' AS kind, q.id AS question_id, q.text AS question_text, q.proposal_id, p.name,
  coalesce(q.assigned_at, p.created_at) AS since, CAST(NULL AS varchar) AS comment_id, CAST(NULL AS text) AS author,
  CAST(NULL AS text) AS comment_text, 1 AS questions
  FROM questions q JOIN proposals p ON p.id = q.proposal_id
  WHERE q.assignee_id = ? AND q.account_id = ? AND q.review IS NULL AND NOT ${IS_ARCHIVED}`
/** No other text in the column's JSON contains identifiers. */
const MENTIONS = `SELECT 'mention', q.id, q.text, q.proposal_id, p.name, c.created_at, c.id, c.author, c.text, 1
  FROM question_comments c JOIN questions q ON q.id = c.question_id JOIN proposals p ON p.id = c.proposal_id
  WHERE c.account_id = ? AND c.resolved_at IS NULL AND c.mentions LIKE ? AND NOT ${IS_ARCHIVED}`
const EACH_MISSING = `SELECT q.id, q.text, q.proposal_id, p.name, p.created_at,
  COUNT(*) OVER (PARTITION BY q.proposal_id) AS questions,
  ROW_NUMBER() OVER (PARTITION BY q.proposal_id ORDER BY q.position, q.id) AS place
  FROM questions q JOIN proposals p ON p.id = q.proposal_id
  WHERE q.account_id = ? AND q.${IS_MISSING} AND q.status = 'completed' AND q.assignee_id IS NULL
  AND (p.owner_id = ? OR p.owner_id IS NULL) AND ${IS_UNDER_WAY}`
const MISSING = `SELECT 'missing', m.id, m.text, m.proposal_id, m.name, m.created_at, CAST(NULL AS varchar), CAST(NULL AS text),
  CAST(NULL AS text), m.questions FROM (${EACH_MISSING}) AS m WHERE m.place = 1`
const WAITING = `${QUESTIONS} UNION ALL ${MENTIONS} UNION ALL ${MISSING}`
const PAGE = `${WAITING} ORDER BY since DESC, question_id, comment_id LIMIT ? OFFSET ?`
const COUNT = `SELECT COUNT(*) AS total FROM (${WAITING}) AS waiting`

interface WaitingRow {
  readonly kind: WaitingItem['kind']
  readonly question_id: string
  readonly question_text: string
  readonly proposal_id: string
  readonly name: string
  readonly since: string
  readonly comment_id: string | null
  /** JSON */
  readonly author: string | null
  readonly comment_text: string | null
  readonly questions: number | string
}

export class SqlWaitingReader implements WaitingReader {
  constructor(private readonly sql: Sql) {}

  async page(accountId: AccountId, userId: UserId, request: PageRequest): Promise<Page<WaitingItem>> {
    const whose = [userId, accountId, accountId, `%"${userId}"%`, accountId, userId]
    const rows = await this.sql.rows<WaitingRow>(PAGE, [...whose, request.pageSize, offsetOf(request)])
    const [counted] = await this.sql.rows<{ total: number | string }>(COUNT, whose)
    return { items: rows.map(itemOf), total: Number(counted?.total ?? 0) }
  }
}

function itemOf(row: WaitingRow): WaitingItem {
  const { comment_id: id, author, comment_text: text } = row
  return {
    kind: row.kind,
    proposalId: row.proposal_id as ProposalId,
    proposalName: row.name,
    questionId: row.question_id as QuestionId,
    questionText: row.question_text,
    count: Number(row.questions),
    since: row.since,
    comment:
      id === null || author === null || text === null
        ? null
        : { id: id as CommentId, authorName: (JSON.parse(author) as NamedUser).name, text },
  }
}
