import type { AccountId, QuestionId } from '../../../core/shared/ids.ts'
import type { EntityManager } from 'typeorm'

import type { RemovedQuestion, RemovedQuestions } from '../../../core/proposals/ports.ts'
import { QUESTION_DEFAULTS, type Question } from '../../../core/proposals/question/question.ts'
import type { Sql } from '../sql.ts'
import { incrementRevision } from './increment-revision.ts'
import { removedQuestionSchema } from './removed-question.schema.ts'

export class TypeOrmRemovedQuestions implements RemovedQuestions {
  constructor(
    private readonly manager: EntityManager,
    private readonly sql: Sql,
  ) {}

  async add({ question, removedAt }: RemovedQuestion): Promise<void> {
    await incrementRevision(this.sql, question.proposalId)
    const { id, accountId, proposalId } = question
    const owner = { id, account_id: accountId, proposal_id: proposalId }
    await this.manager.insert(removedQuestionSchema, {
      ...owner,
      removed_at: removedAt,
      question: JSON.stringify(question),
    })
  }

  async find(accountId: AccountId, id: QuestionId): Promise<RemovedQuestion | null> {
    const row = await this.manager.findOneBy(removedQuestionSchema, { id, account_id: accountId })
    if (row === null) return null
    const question = { ...QUESTION_DEFAULTS, ...(JSON.parse(row.question) as Question) }
    return { question, removedAt: row.removed_at }
  }

  async remove(accountId: AccountId, id: QuestionId): Promise<void> {
    await this.manager.delete(removedQuestionSchema, { id, account_id: accountId })
  }
}
