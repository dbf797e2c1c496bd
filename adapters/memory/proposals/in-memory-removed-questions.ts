import type { AccountId, QuestionId } from '../../../core/shared/ids.ts'
import type { RemovedQuestion, RemovedQuestions } from '../../../core/proposals/ports.ts'
import { stale } from '../../../core/shared/stale.ts'
import type { InMemoryTables } from '../in-memory-tables.ts'

export class InMemoryRemovedQuestions implements RemovedQuestions {
  constructor(private readonly tables: Pick<InMemoryTables, 'proposals' | 'removedQuestions'>) {}

  async add({ question, removedAt }: RemovedQuestion): Promise<void> {
    if (!this.tables.proposals.get(question.proposalId)) throw stale()
    const { accountId, proposalId } = question
    this.tables.removedQuestions.set(question.id, structuredClone({ accountId, proposalId, question, removedAt }))
  }

  async find(accountId: AccountId, id: QuestionId): Promise<RemovedQuestion | null> {
    const row = this.tables.removedQuestions.get(id)
    if (row?.accountId !== accountId) return null
    return structuredClone({ question: row.question, removedAt: row.removedAt })
  }

  async remove(accountId: AccountId, id: QuestionId): Promise<void> {
    if (this.tables.removedQuestions.get(id)?.accountId === accountId) this.tables.removedQuestions.delete(id)
  }
}
