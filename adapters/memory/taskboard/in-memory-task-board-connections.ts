import type { UserId } from '../../../core/shared/ids.ts'
import type { User } from '../../../core/identity/user.ts'
import { stale } from '../../../core/shared/stale.ts'
import type { TaskBoardConnections } from '../../../core/taskboard/ports.ts'
import type { TaskBoardConnection } from '../../../core/taskboard/task-board-connection.ts'
import { saveVersioned } from '../save-versioned.ts'
import type { StagedTable } from '../staged-table.ts'

export class InMemoryTaskBoardConnections implements TaskBoardConnections {
  constructor(
    private readonly connections: StagedTable<TaskBoardConnection>,
    private readonly users: StagedTable<User>,
  ) {}

  async find(id: UserId): Promise<TaskBoardConnection | null> {
    return structuredClone(this.connections.get(id) ?? null)
  }

  async save(connection: TaskBoardConnection): Promise<TaskBoardConnection> {
    if (!this.users.get(connection.id)) throw stale()
    return saveVersioned(this.connections, connection)
  }

  async remove(id: UserId): Promise<void> {
    this.connections.delete(id)
  }
}
