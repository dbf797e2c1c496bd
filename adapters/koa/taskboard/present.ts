import type { BoardPlace } from '../../../core/taskboard/ports/task-board.ts'
import type { TaskBoardView } from '../../../core/taskboard/view-task-board.ts'
import type * as contract from '../../http-contract/taskboard.ts'

export function presentTaskBoard(view: TaskBoardView): contract.TaskBoard {
  return {
    authorizeUrl: view.authorizeAddress,
    isConfigured: view.isConfigured,
    memberName: view.memberName,
    board: view.board && presentBoardPlace(view.board),
    list: view.list && presentBoardPlace(view.list),
  }
}

export function presentBoardPlace({ id, name }: BoardPlace): contract.BoardPlace {
  return { id, _id: id, name }
}
