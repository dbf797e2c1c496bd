import type { QuestionId, TaskCardId } from '../../../core/shared/ids.ts'
import type { EntityManager } from 'typeorm'

import type { TaskCards } from '../../../core/taskboard/ports.ts'
import type { TaskCard } from '../../../core/taskboard/task-card.ts'
import { saveVersioned } from '../save-versioned.ts'
import { taskCardOf, taskCardRow } from './task-board-mapper.ts'
import { taskCardSchema } from './task-card.schema.ts'

export class TypeOrmTaskCards implements TaskCards {
  constructor(private readonly manager: EntityManager) {}

  async ofQuestion(questionId: QuestionId, listId: string): Promise<TaskCard | null> {
    const row = await this.manager.findOneBy(taskCardSchema, { question_id: questionId, list_id: listId })
    return row && taskCardOf(row)
  }

  async save(card: TaskCard): Promise<TaskCard> {
    await saveVersioned({ manager: this.manager, schema: taskCardSchema, row: taskCardRow(card) })
    return { ...structuredClone(card), version: card.version + 1 }
  }

  async remove(id: TaskCardId): Promise<void> {
    await this.manager.delete(taskCardSchema, { id })
  }
}
