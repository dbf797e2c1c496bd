import type { AccountId, DocumentId, RememberedAnswerId, ProposalId, QuestionId } from '../../../core/shared/ids.ts'
import type { EntityManager } from 'typeorm'

import type { AnswerTerm, RememberedAnswers } from '../../../core/answer-library/ports.ts'
import type { RememberedAnswer } from '../../../core/answer-library/remembered-answer.ts'
import { insertRows } from '../insert-rows.ts'
import { saveVersioned } from '../save-versioned.ts'
import type { Sql } from '../sql.ts'
import { rememberedAnswerOf, rememberedAnswerRow } from './remembered-answer-mapper.ts'
import { rememberedAnswerSchema } from './remembered-answer.schema.ts'
import { SqlRememberedAnswerReader } from './sql-remembered-answer-reader.ts'

const REMOVE_TERMS = 'DELETE FROM answer_terms WHERE answer_id = ? AND account_id = ?'
const TERMS = 'answer_terms (account_id, term, answer_id, weight)'

/** The column with the origin of an answer. */
type OriginColumn = 'question_id' | 'document_id' | 'proposal_id'

export class TypeOrmRememberedAnswers extends SqlRememberedAnswerReader implements RememberedAnswers {
  constructor(
    private readonly manager: EntityManager,
    sql: Sql,
  ) {
    super(sql)
  }

  async ofQuestion(accountId: AccountId, questionId: QuestionId): Promise<RememberedAnswer | null> {
    return (await this.from(accountId, 'question_id', questionId))[0] ?? null
  }

  ofDocument(accountId: AccountId, documentId: DocumentId): Promise<RememberedAnswer[]> {
    return this.from(accountId, 'document_id', documentId)
  }

  ofProposal(accountId: AccountId, proposalId: ProposalId): Promise<RememberedAnswer[]> {
    return this.from(accountId, 'proposal_id', proposalId)
  }

  async save(answer: RememberedAnswer, terms: readonly AnswerTerm[]): Promise<RememberedAnswer> {
    const saved = await this.saveDetails(answer)
    const { id, accountId } = answer
    if (answer.version > 0) await this.sql.change(REMOVE_TERMS, [id, accountId])
    await insertRows(this.sql, TERMS, terms.length, (at) => [accountId, terms[at]?.term, id, terms[at]?.weight])
    return saved
  }

  async saveDetails(answer: RememberedAnswer): Promise<RememberedAnswer> {
    const owner = { account_id: answer.accountId }
    const row = rememberedAnswerRow(answer)
    await saveVersioned({ manager: this.manager, schema: rememberedAnswerSchema, row, owner })
    return { ...structuredClone(answer), version: answer.version + 1 }
  }

  async remove(accountId: AccountId, id: RememberedAnswerId): Promise<void> {
    await this.manager.delete(rememberedAnswerSchema, { id, account_id: accountId })
  }

  private async from(accountId: AccountId, column: OriginColumn, id: string): Promise<RememberedAnswer[]> {
    const where = { [column]: id, account_id: accountId }
    const rows = await this.manager.find(rememberedAnswerSchema, { where, order: { id: 'ASC' } })
    return rows.map(rememberedAnswerOf)
  }
}
