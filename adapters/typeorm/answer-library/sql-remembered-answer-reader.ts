import type { AccountId, RememberedAnswerId } from '../../../core/shared/ids.ts'
import type { AnswerGroup, RememberedAnswerReader, ScoredAnswer } from '../../../core/answer-library/ports.ts'
import type { RememberedAnswer, RememberedAnswerState } from '../../../core/answer-library/remembered-answer.ts'
import { offsetOf, type Page, type PageRequest } from '../../../core/shared/page.ts'
import type { Sql } from '../sql.ts'
import { rememberedAnswerOf } from './remembered-answer-mapper.ts'
import type { RememberedAnswerRow } from './remembered-answer.schema.ts'

const FIND = 'SELECT * FROM remembered_answers WHERE id = ? AND account_id = ?'
/** A covering index has all columns. The time comes first, so that the maximum is the newest. */
const GROUPS = `SELECT MAX(written_at || ' ' || id) AS newest, COUNT(*) AS alike FROM remembered_answers
  WHERE account_id = ? AND state = ? GROUP BY group_id`
const PAGE = `${GROUPS} ORDER BY newest DESC LIMIT ? OFFSET ?`
const COUNT = `SELECT COUNT(DISTINCT group_id) AS total FROM remembered_answers WHERE account_id = ? AND state = ?`
const LANGUAGES = `SELECT language, COUNT(*) AS answers FROM remembered_answers WHERE account_id = ? GROUP BY language`

interface GroupRow {
  /** The time of writing, a space, and the identifier. */
  readonly newest: string
  readonly alike: number | string
}

export class SqlRememberedAnswerReader implements RememberedAnswerReader {
  constructor(protected readonly sql: Sql) {}

  async find(accountId: AccountId, id: RememberedAnswerId): Promise<RememberedAnswer | null> {
    const [row] = await this.sql.rows<RememberedAnswerRow>(FIND, [id, accountId])
    return row ? rememberedAnswerOf(row) : null
  }

  async page(accountId: AccountId, state: RememberedAnswerState, request: PageRequest): Promise<Page<AnswerGroup>> {
    const page = [request.pageSize, offsetOf(request)]
    const groups = await this.sql.rows<GroupRow>(PAGE, [accountId, state, ...page])
    const [counted] = await this.sql.rows<{ total: number | string }>(COUNT, [accountId, state])
    const alike = new Map(groups.map(({ newest, alike }) => [newest.split(' ')[1] ?? '', Number(alike)]))
    const answers = await this.some(accountId, [...alike.keys()] as RememberedAnswerId[])
    const byId = new Map(answers.map((answer) => [answer.id as string, answer]))
    const items = [...alike].flatMap(([id, count]) => {
      const answer = byId.get(id)
      return answer ? [{ answer, alike: count }] : []
    })
    return { items, total: Number(counted?.total ?? 0) }
  }

  async some(accountId: AccountId, ids: readonly RememberedAnswerId[]): Promise<RememberedAnswer[]> {
    const { dialect } = this.sql
    const query = `SELECT * FROM remembered_answers WHERE ${dialect.isInList('id')} AND ${dialect.alsoIs('account_id')}`
    const rows = await this.sql.rows<RememberedAnswerRow>(query, [dialect.list(ids), accountId])
    return rows.map(rememberedAnswerOf)
  }

  async ofGroups(accountId: AccountId, groupIds: readonly RememberedAnswerId[]): Promise<RememberedAnswer[]> {
    const { dialect } = this.sql
    const query = `SELECT * FROM remembered_answers WHERE account_id = ? AND state = 'kept'
      AND ${dialect.isInList('group_id')} ORDER BY written_at DESC, id DESC`
    const rows = await this.sql.rows<RememberedAnswerRow>(query, [accountId, dialect.list(groupIds)])
    return rows.map(rememberedAnswerOf)
  }

  async languages(accountId: AccountId): Promise<{ language: string | null; answers: number }[]> {
    const rows = await this.sql.rows<{ language: string | null; answers: number | string }>(LANGUAGES, [accountId])
    return rows.map(({ language, answers }) => ({ language, answers: Number(answers) }))
  }

  async termCounts(accountId: AccountId, terms: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const { dialect } = this.sql
    const query = `SELECT term, COUNT(*) AS answers FROM answer_terms
      WHERE account_id = ? AND ${dialect.isInList('term')} GROUP BY term`
    const parameters = [accountId, dialect.list(terms)]
    const rows = await this.sql.rows<{ term: string; answers: number | string }>(query, parameters)
    return new Map(rows.map(({ term, answers }) => [term, Number(answers)]))
  }

  async best(accountId: AccountId, weights: ReadonlyMap<string, number>, limit: number): Promise<ScoredAnswer[]> {
    if (weights.size === 0) return []
    const asked = [...weights.values()].map((weight) => `(?, ${Math.trunc(weight)})`).join(', ')
    const query = `WITH asked (term, weight) AS (VALUES ${asked})
      SELECT t.answer_id AS id, SUM(t.weight * asked.weight) AS score FROM asked
      JOIN answer_terms t ON t.term = asked.term AND t.account_id = ?
      GROUP BY t.answer_id ORDER BY score DESC, t.answer_id LIMIT ?`
    const rows = await this.sql.rows<{ id: string; score: number | string }>(query, [
      ...weights.keys(),
      accountId,
      limit,
    ])
    return rows.map(({ id, score }) => ({ id: id as RememberedAnswerId, score: Number(score) }))
  }
}
