import type { UserId } from '../../shared/ids.ts'
import type { TaskBoardConnection } from '../task-board-connection.ts'

/** Removed with the user. */
export interface TaskBoardConnections {
  find(id: UserId): Promise<TaskBoardConnection | null>
  /** As `Accounts.save`; also throws `conflict` when the user is gone. */
  save(connection: TaskBoardConnection): Promise<TaskBoardConnection>
  /** Does nothing when absent. */
  remove(id: UserId): Promise<void>
}
