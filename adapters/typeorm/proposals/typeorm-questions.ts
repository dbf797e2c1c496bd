import type { SentenceOf } from '../../../core/shared/failure.ts'
import { IsNull, Not, type EntityManager } from 'typeorm'

import type { AccountId } from '../../../core/accounts/account.ts'
import type { Questions } from '../../../core/proposals/ports/questions.ts'
import type { ProposalId } from '../../../core/proposals/proposal.ts'
import type { Question, QuestionId } from '../../../core/proposals/question.ts'
import { stale } from '../../../core/shared/stale.ts'
import { saveVersioned } from '../save-versioned.ts'
import type { Sql } from '../sql.ts'
import { questionOf, questionRow } from './question-mapper.ts'
import { questionSchema } from './question.schema.ts'
import { incrementRevision } from './increment-revision.ts'

export class TypeOrmQuestions implements Questions {
  constructor(
    private readonly manager: EntityManager,
    private readonly sql: Sql,
    private readonly sentenceOf: SentenceOf,
  ) {}

  async find(accountId: AccountId, id: QuestionId): Promise<Question | null> {
    const row = await this.manager.findOneBy(questionSchema, { id, account_id: accountId })
    return row && questionOf(row)
  }

  async ofProposal(accountId: AccountId, proposalId: ProposalId): Promise<Question[]> {
    const where = { proposal_id: proposalId, account_id: accountId }
    const rows = await this.manager.find(questionSchema, { where, order: { position: 'ASC', id: 'ASC' } })
    return rows.map(questionOf)
  }

  async dependent(accountId: AccountId, proposalId: ProposalId): Promise<Question[]> {
    const waiting = { status: 'processing', depends_on: Not(IsNull()) }
    const where = { proposal_id: proposalId, account_id: accountId, ...waiting }
    const rows = await this.manager.find(questionSchema, { where, order: { position: 'ASC', id: 'ASC' } })
    return rows.map(questionOf)
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
    return { ...structuredClone(question), version: question.version + 1 }
  }
}
