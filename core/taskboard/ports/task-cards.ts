import type { QuestionId, TaskCardId } from '../../shared/ids.ts'
import type { TaskCard } from '../task-card.ts'

/** Cards are removed with their question. */
export interface TaskCards {
  /** At most one for a question on each list. */
  ofQuestion(questionId: QuestionId, listId: string): Promise<TaskCard | null>
  /** As `Accounts.save`; also throws `conflict` when the question has another one on this list, or is gone. */
  save(card: TaskCard): Promise<TaskCard>
  /** Does nothing when absent. */
  remove(id: TaskCardId): Promise<void>
}
