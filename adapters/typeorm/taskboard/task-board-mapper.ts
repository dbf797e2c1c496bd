import type { AccountId, UserId, QuestionId, TaskCardId } from '../../../core/shared/ids.ts'
import type { BoardPlace } from '../../../core/taskboard/ports/task-board.ts'
import type { TaskBoardConnection } from '../../../core/taskboard/task-board-connection.ts'
import type { TaskCard } from '../../../core/taskboard/task-card.ts'
import type { TaskBoardConnectionRow } from './task-board-connection.schema.ts'
import type { TaskCardRow } from './task-card.schema.ts'

export function connectionRow(connection: TaskBoardConnection): TaskBoardConnectionRow {
  return {
    id: connection.id,
    account_id: connection.accountId,
    sealed_token: connection.sealedToken,
    member_id: connection.memberId,
    member_name: connection.memberName,
    board_id: connection.board?.id ?? null,
    board_name: connection.board?.name ?? null,
    list_id: connection.list?.id ?? null,
    list_name: connection.list?.name ?? null,
    version: connection.version,
  }
}

export function connectionOf(row: TaskBoardConnectionRow): TaskBoardConnection {
  return {
    id: row.id as UserId,
    accountId: row.account_id as AccountId,
    sealedToken: row.sealed_token,
    memberId: row.member_id,
    memberName: row.member_name,
    board: placeOf(row.board_id, row.board_name),
    list: placeOf(row.list_id, row.list_name),
    version: row.version,
  }
}

function placeOf(id: string | null, name: string | null): BoardPlace | null {
  return id === null ? null : { id, name: name ?? '' }
}

export function taskCardRow(card: TaskCard): TaskCardRow {
  return {
    id: card.id,
    account_id: card.accountId,
    question_id: card.questionId,
    list_id: card.listId,
    state: card.state,
    since: card.since,
    card_id: card.cardId,
    version: card.version,
  }
}

export function taskCardOf(row: TaskCardRow): TaskCard {
  return {
    id: row.id as TaskCardId,
    accountId: row.account_id as AccountId,
    questionId: row.question_id as QuestionId,
    listId: row.list_id,
    state: row.state as TaskCard['state'],
    since: row.since,
    cardId: row.card_id,
    version: row.version,
  }
}
