import type { QuestionId, TaskCardId } from '../../../core/shared/ids.ts'
import type { Question } from '../../../core/proposals/question/question.ts'
import { stale } from '../../../core/shared/stale.ts'
import type { TaskCards } from '../../../core/taskboard/ports.ts'
import type { TaskCard } from '../../../core/taskboard/task-card.ts'
import { saveVersioned } from '../save-versioned.ts'
import type { StagedTable } from '../staged-table.ts'

export class InMemoryTaskCards implements TaskCards {
  constructor(
    private readonly cards: StagedTable<TaskCard>,
    private readonly questions: StagedTable<Question>,
  ) {}

  async ofQuestion(questionId: QuestionId, listId: string): Promise<TaskCard | null> {
    return structuredClone(this.holder(questionId, listId) ?? null)
  }

  async save(card: TaskCard): Promise<TaskCard> {
    const holder = this.holder(card.questionId, card.listId)
    if (!this.questions.get(card.questionId) || (holder && holder.id !== card.id)) throw stale()
    return saveVersioned(this.cards, card)
  }

  async remove(id: TaskCardId): Promise<void> {
    this.cards.delete(id)
  }

  private holder(questionId: QuestionId, listId: string): TaskCard | undefined {
    return this.cards.all().find((card) => card.questionId === questionId && card.listId === listId)
  }
}

export function removeTaskCardsOf(questionId: QuestionId, cards: StagedTable<TaskCard>): void {
  for (const card of cards.all()) if (card.questionId === questionId) cards.delete(card.id)
}
