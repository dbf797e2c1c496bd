import type { AccountId, ProposalId, QuestionId } from '../../../core/shared/ids.ts'
import type { SentenceOf } from '../../../core/shared/failure.ts'
import { IsNull, Not, type EntityManager, type FindOptionsWhere } from 'typeorm'

import type { QuestionPlace, Questions } from '../../../core/proposals/ports.ts'
import type { Question } from '../../../core/proposals/question/question.ts'
import type { FormQuestion } from '../../../core/proposals/whole-application.ts'
import type { Counting } from '../../../core/shared/counting.ts'
import { stale } from '../../../core/shared/stale.ts'
import { saveVersioned } from '../save-versioned.ts'
import { indexQuestion } from '../search/question-index.ts'
import type { Sql } from '../sql.ts'
import { printedOf, questionOf, questionRow, type PrintedRow } from './question-mapper.ts'
import { questionSchema, type QuestionRow } from './question.schema.ts'
import { incrementRevision } from './increment-revision.ts'

const PLACES = 'SELECT id, position FROM questions WHERE proposal_id = ? AND account_id = ? ORDER BY position, id'
const PRINTED = `SELECT q.position, q.number, q.section, q.text, q.guidance, q.words_limit, q.characters_limit, q.kind,
  p.counting FROM questions q JOIN proposals p ON p.id = q.proposal_id
  WHERE q.proposal_id = ? AND q.account_id = ? ORDER BY q.position, q.id`
const COUNTING = 'SELECT counting FROM proposals WHERE id = ?'
const REMOVE = 'DELETE FROM questions WHERE id = ? AND account_id = ? RETURNING proposal_id'

/** One statement for all moved questions; both databases name the columns of VALUES in this way. */
const reorderOf = (count: number) => `UPDATE questions SET position = placed.column2, version = version + 1
  FROM (VALUES ${Array.from({ length: count }, () => '(?, CAST(? AS integer))').join(', ')}) AS placed
  WHERE id = placed.column1 AND proposal_id = ? AND account_id = ? AND position <> placed.column2`

export class TypeOrmQuestions implements Questions {
  constructor(
    private readonly manager: EntityManager,
    private readonly sql: Sql,
    private readonly sentenceOf: SentenceOf,
  ) {}

  async find(accountId: AccountId, id: QuestionId): Promise<Question | null> {
    const row = await this.manager.findOneBy(questionSchema, { id, account_id: accountId })
    return row && questionOf(row, await this.countingOf(row.proposal_id))
  }

  async ofProposal(accountId: AccountId, proposalId: ProposalId): Promise<Question[]> {
    const where = { proposal_id: proposalId, account_id: accountId }
    return this.load(proposalId, where)
  }

  async printed(accountId: AccountId, proposalId: ProposalId): Promise<FormQuestion[]> {
    return (await this.sql.rows<PrintedRow>(PRINTED, [proposalId, accountId])).map(printedOf)
  }

  async dependent(accountId: AccountId, proposalId: ProposalId): Promise<Question[]> {
    const waiting = { status: 'processing', depends_on: Not(IsNull()) }
    const where = { proposal_id: proposalId, account_id: accountId, ...waiting }
    return this.load(proposalId, where)
  }

  private async load(proposalId: ProposalId, where: FindOptionsWhere<QuestionRow>): Promise<Question[]> {
    const rows = await this.manager.find(questionSchema, { where, order: { position: 'ASC', id: 'ASC' } })
    const counting = await this.countingOf(proposalId)
    return rows.map((row) => questionOf(row, counting))
  }

  private async countingOf(proposalId: string): Promise<Counting | null> {
    const [row] = await this.sql.rows<{ counting: string | null }>(COUNTING, [proposalId])
    return (row?.counting ?? null) as Counting | null
  }

  count(accountId: AccountId, proposalId: ProposalId, status: Question['status']): Promise<number> {
    return this.manager.countBy(questionSchema, { proposal_id: proposalId, account_id: accountId, status })
  }

  async save(question: Question): Promise<Question> {
    const { account_id } = await incrementRevision(this.sql, question.proposalId)
    if (account_id !== question.accountId) throw stale()
    const owner = { account_id, proposal_id: question.proposalId }
    await saveVersioned({
      manager: this.manager,
      schema: questionSchema,
      row: questionRow(question, this.sentenceOf),
      owner,
    })
    await indexQuestion(this.sql, question)
    return { ...structuredClone(question), version: question.version + 1 }
  }

  places(accountId: AccountId, proposalId: ProposalId): Promise<QuestionPlace[]> {
    return this.sql.rows<QuestionPlace>(PLACES, [proposalId, accountId])
  }

  async reorder(accountId: AccountId, proposalId: ProposalId, ids: readonly QuestionId[]): Promise<void> {
    const { account_id } = await incrementRevision(this.sql, proposalId)
    if (account_id !== accountId) throw stale()
    if (ids.length === 0) return
    const placed = ids.flatMap((id, position) => [id, position])
    await this.sql.change(reorderOf(ids.length), [...placed, proposalId, accountId])
  }

  async reindex(accountId: AccountId, proposalId: ProposalId): Promise<void> {
    for (const question of await this.ofProposal(accountId, proposalId)) await indexQuestion(this.sql, question)
  }

  async remove(accountId: AccountId, id: QuestionId): Promise<void> {
    const removed = await this.sql.rows<{ proposal_id: string }>(REMOVE, [id, accountId])
    for (const { proposal_id } of removed) await incrementRevision(this.sql, proposal_id as ProposalId)
  }
}
