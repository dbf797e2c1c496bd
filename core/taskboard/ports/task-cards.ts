import type { QuestionId, TaskCardId } from '../../shared/ids.ts'
import type { TaskCard } from '../task-card.ts'

/** A card goes with its question. */
export interface TaskCards {
  /** A question has one at most on each list. */
  ofQuestion(questionId: QuestionId, listId: string): Promise<TaskCard | null>
  /** As `Accounts.save`; throws `conflict` also when the question has another one on this list, or is gone. */
  save(card: TaskCard): Promise<TaskCard>
  /** Does nothing when absent. */
  remove(id: TaskCardId): Promise<void>
}
