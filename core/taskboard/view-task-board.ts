import type { Actor } from '../identity/user.ts'
import type { BoardPlace } from './ports/task-board.ts'
import type { TaskBoardAccess } from './task-board-access.ts'

/** Path in the web app to which the authorisation returns. */
const CALLBACK = '/admin/trelloCallback'

export interface TaskBoardView {
  /** The page for authorising; null if the installation has no task board. */
  readonly authorizeAddress: string | null
  readonly isConfigured: boolean
  /** The actor's name at the task board. */
  readonly memberName: string | null
  readonly board: BoardPlace | null
  readonly list: BoardPlace | null
}

/** Returns the state of the task board for an admin. */
export class ViewTaskBoard {
  constructor(
    private readonly access: TaskBoardAccess,
    /** Address of the web app, without a closing slash. */
    private readonly webUrl: string,
  ) {}

  async execute({ actor }: { actor: Actor }): Promise<TaskBoardView> {
    const taskBoard = this.access.boardFor(actor)
    const connection = await this.access.find(actor.userId)
    return {
      authorizeAddress: taskBoard && taskBoard.authorizeAddress(`${this.webUrl}${CALLBACK}`),
      isConfigured: taskBoard !== null && connection !== null && connection.sealedToken !== null,
      memberName: connection?.memberName ?? null,
      board: connection?.board ?? null,
      list: connection?.list ?? null,
    }
  }
}
