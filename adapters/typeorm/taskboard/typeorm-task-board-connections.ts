import type { UserId } from '../../../core/shared/ids.ts'
import type { EntityManager } from 'typeorm'

import type { TaskBoardConnections } from '../../../core/taskboard/ports.ts'
import type { TaskBoardConnection } from '../../../core/taskboard/task-board-connection.ts'
import { saveVersioned } from '../save-versioned.ts'
import { taskBoardConnectionSchema } from './task-board-connection.schema.ts'
import { connectionOf, connectionRow } from './task-board-mapper.ts'

export class TypeOrmTaskBoardConnections implements TaskBoardConnections {
  constructor(private readonly manager: EntityManager) {}

  async find(id: UserId): Promise<TaskBoardConnection | null> {
    const row = await this.manager.findOneBy(taskBoardConnectionSchema, { id })
    return row && connectionOf(row)
  }

  async save(connection: TaskBoardConnection): Promise<TaskBoardConnection> {
    const row = connectionRow(connection)
    await saveVersioned({ manager: this.manager, schema: taskBoardConnectionSchema, row })
    return { ...structuredClone(connection), version: connection.version + 1 }
  }

  async remove(id: UserId): Promise<void> {
    await this.manager.delete(taskBoardConnectionSchema, { id })
  }
}
