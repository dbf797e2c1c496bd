import type { AccountId, ProposalId, CommentId, QuestionId } from '../../../core/shared/ids.ts'
import type { EntityManager } from 'typeorm'

import type { QuestionComments } from '../../../core/questions/ports.ts'
import type { NamedUser, QuestionComment } from '../../../core/questions/question-comment.ts'
import { stale } from '../../../core/shared/stale.ts'
import { jsonOrNull, parsedOrNull } from '../json.ts'
import { saveVersioned } from '../save-versioned.ts'
import type { Sql } from '../sql.ts'
import { incrementRevision } from './increment-revision.ts'
import { questionCommentSchema, type QuestionCommentRow } from './question-comment.schema.ts'

const MOVE = `UPDATE question_comments SET question_id = ?, version = version + 1
  WHERE question_id = ? AND account_id = ? RETURNING proposal_id`

export class TypeOrmQuestionComments implements QuestionComments {
  constructor(
    private readonly manager: EntityManager,
    private readonly sql: Sql,
  ) {}

  async find(accountId: AccountId, id: CommentId): Promise<QuestionComment | null> {
    const row = await this.manager.findOneBy(questionCommentSchema, { id, account_id: accountId })
    return row && commentOf(row)
  }

  async ofQuestion(accountId: AccountId, questionId: QuestionId): Promise<QuestionComment[]> {
    const where = { question_id: questionId, account_id: accountId }
    const rows = await this.manager.find(questionCommentSchema, { where, order: { created_at: 'ASC', id: 'ASC' } })
    return rows.map(commentOf)
  }

  async save(comment: QuestionComment): Promise<QuestionComment> {
    const { account_id } = await incrementRevision(this.sql, comment.proposalId)
    if (account_id !== comment.accountId) throw stale()
    const owner = { account_id, proposal_id: comment.proposalId }
    const row = commentRow(comment)
    await saveVersioned({ manager: this.manager, schema: questionCommentSchema, row, owner })
    return { ...structuredClone(comment), version: comment.version + 1 }
  }

  async remove({ id, accountId, proposalId }: Parameters<QuestionComments['remove']>[0]): Promise<void> {
    const { affected } = await this.manager.delete(questionCommentSchema, { id, account_id: accountId })
    if (affected !== 0) await incrementRevision(this.sql, proposalId)
  }

  async move(accountId: AccountId, from: QuestionId, to: QuestionId): Promise<void> {
    const moved = await this.sql.rows<{ proposal_id: string }>(MOVE, [to, from, accountId])
    if (moved[0]) await incrementRevision(this.sql, moved[0].proposal_id as ProposalId)
  }
}

function commentRow({ resolved, ...comment }: QuestionComment): QuestionCommentRow {
  return {
    id: comment.id,
    account_id: comment.accountId,
    proposal_id: comment.proposalId,
    question_id: comment.questionId,
    created_at: comment.createdAt,
    edited_at: comment.editedAt,
    resolved_at: resolved?.at ?? null,
    version: comment.version,
    author: JSON.stringify(comment.author),
    resolved_by: jsonOrNull(resolved?.by ?? null),
    mentions: JSON.stringify(comment.mentions),
    text: comment.text,
  }
}

export function commentOf(row: QuestionCommentRow): QuestionComment {
  const by = parsedOrNull<NamedUser>(row.resolved_by)
  return {
    id: row.id as CommentId,
    accountId: row.account_id as AccountId,
    proposalId: row.proposal_id as ProposalId,
    questionId: row.question_id as QuestionId,
    author: JSON.parse(row.author) as NamedUser,
    text: row.text,
    mentions: JSON.parse(row.mentions) as NamedUser[],
    createdAt: row.created_at,
    editedAt: row.edited_at,
    resolved: by && row.resolved_at !== null ? { by, at: row.resolved_at } : null,
    version: row.version,
  }
}
