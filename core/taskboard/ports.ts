import type { QuestionId, TaskCardId, UserId } from '../shared/ids.ts'
import type { TaskBoardConnection } from './task-board-connection.ts'
import type { TaskCard } from './task-card.ts'

/** Removed with the user. */
export interface TaskBoardConnections {
  find(id: UserId): Promise<TaskBoardConnection | null>
  /** As `Accounts.save`; also throws `conflict` when the user is gone. */
  save(connection: TaskBoardConnection): Promise<TaskBoardConnection>
  /** Does nothing when absent. */
  remove(id: UserId): Promise<void>
}

/** Cards are removed with their question. */
export interface TaskCards {
  /** At most one for a question on each list. */
  ofQuestion(questionId: QuestionId, listId: string): Promise<TaskCard | null>
  /** As `Accounts.save`; also throws `conflict` when the question has another one on this list, or is gone. */
  save(card: TaskCard): Promise<TaskCard>
  /** Does nothing when absent. */
  remove(id: TaskCardId): Promise<void>
}
