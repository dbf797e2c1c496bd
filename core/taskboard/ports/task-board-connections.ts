import type { UserId } from '../../shared/ids.ts'
import type { TaskBoardConnection } from '../task-board-connection.ts'

/** It goes with its user. */
export interface TaskBoardConnections {
  find(id: UserId): Promise<TaskBoardConnection | null>
  /** As `Accounts.save`; throws `conflict` also when the user is gone. */
  save(connection: TaskBoardConnection): Promise<TaskBoardConnection>
  /** Does nothing when absent. */
  remove(id: UserId): Promise<void>
}
