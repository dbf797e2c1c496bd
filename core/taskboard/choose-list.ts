import type { Actor } from '../identity/user.ts'
import type { UnitOfWork } from '../shared/ports.ts'
import type { BoardPlace } from './ports/task-board.ts'
import type { TaskBoardConnections } from './ports.ts'
import type { TaskBoardAccess } from './task-board-access.ts'
import { notAuthorised } from './task-board-errors.ts'

/** Lists the boards that an admin may choose from. */
export class ListBoards {
  constructor(private readonly access: TaskBoardAccess) {}

  execute({ actor }: { actor: Actor }): Promise<BoardPlace[]> {
    return this.access.use(actor, ({ board, token }) => board.boards(token))
  }
}

export class ListListsOfBoard {
  constructor(private readonly access: TaskBoardAccess) {}

  execute({ actor, boardId }: { actor: Actor; boardId: string }): Promise<BoardPlace[]> {
    return this.access.use(actor, ({ board, token }) => board.lists(token, boardId))
  }
}

/** Selects the list for an admin's new cards. */
export class ChooseList {
  constructor(
    private readonly work: UnitOfWork<{ taskBoardConnections: TaskBoardConnections }>,
    private readonly access: TaskBoardAccess,
  ) {}

  async execute({ actor, listId }: { actor: Actor; listId: string }): Promise<void> {
    const place = await this.access.use(actor, ({ board, token }) => board.list(token, listId))
    await this.work.run(async ({ taskBoardConnections }) => {
      const connection = await taskBoardConnections.find(actor.userId)
      if (!connection) throw notAuthorised()
      await taskBoardConnections.save({ ...connection, ...place })
    })
  }
}
