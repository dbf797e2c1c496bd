import type { UserId } from '../../../core/shared/ids.ts'
import { countUp } from '../count-up.ts'
import type { InMemoryTables } from '../in-memory-tables.ts'

type Tables = Pick<InMemoryTables, 'questions' | 'proposalRevisions'>

/** Removes a user as the assignee of questions. */
export function unassignQuestions(userId: UserId, { questions, proposalRevisions }: Tables): void {
  for (const question of questions.all()) {
    if (question.assigneeId !== userId) continue
    questions.set(question.id, { ...question, assigneeId: null, assignedAt: null, version: question.version + 1 })
    countUp(proposalRevisions, question.proposalId)
  }
}
