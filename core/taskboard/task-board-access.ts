import type { UserId } from '../shared/ids.ts'
import { assertAdmin } from '../identity/assert-admin.ts'
import type { Actor } from '../identity/user.ts'
import { isAppError } from '../shared/app-error.ts'
import type { SecretBox, UnitOfWork } from '../shared/ports.ts'
import type { TaskBoard } from './ports/task-board.ts'
import type { TaskBoardConnections } from './ports.ts'
import type { TaskBoardConnection } from './task-board-connection.ts'
import { isNotAuthorised, notAuthorised, taskBoardIsOff } from './task-board-errors.ts'

/** The task board with the actor's token. */
export interface OpenTaskBoard {
  readonly board: TaskBoard
  readonly token: string
  readonly connection: TaskBoardConnection
}

/** The only place where a token is decrypted. */
export class TaskBoardAccess {
  constructor(
    private readonly work: UnitOfWork<{ taskBoardConnections: TaskBoardConnections }>,
    private readonly box: SecretBox,
    /** Null where the installation has none. */
    private readonly taskBoard: TaskBoard | null,
  ) {}

  /** Null where it is switched off. Throws `forbidden` unless the actor is an admin. */
  boardFor(actor: Actor): TaskBoard | null {
    assertAdmin(actor)
    return this.taskBoard
  }

  /** As `boardFor`, but throws `conflict` where it is switched off. */
  switchedOnFor(actor: Actor): TaskBoard {
    const board = this.boardFor(actor)
    if (board === null) throw taskBoardIsOff()
    return board
  }

  seal(token: string, userId: UserId): string {
    return this.box.seal(token, ownerName(userId))
  }

  /**
   * Runs `work` with the actor's token. Without a token, or if it is refused, throws `conflict` with the code
   * `taskboard.not-authorised`; a refused token is deleted.
   */
  async use<T>(actor: Actor, work: (open: OpenTaskBoard) => Promise<T>): Promise<T> {
    const board = this.switchedOnFor(actor)
    const connection = await this.find(actor.userId)
    const token = connection && (await this.tokenOf(connection))
    if (!connection || token === null) throw notAuthorised()
    try {
      return await work({ board, token, connection })
    } catch (error) {
      if (isNotAuthorised(error)) await this.replaceToken(connection, null)
      throw error
    }
  }

  find(userId: UserId): Promise<TaskBoardConnection | null> {
    return this.work.run(({ taskBoardConnections }) => taskBoardConnections.find(userId))
  }

  private async tokenOf(connection: TaskBoardConnection): Promise<string | null> {
    if (connection.sealedToken === null) return null
    const opened = this.box.open(connection.sealedToken, ownerName(connection.id))
    if (opened?.isCurrent !== true) await this.replaceToken(connection, opened && this.seal(opened.text, connection.id))
    return opened?.text ?? null
  }

  /** Only if it is unchanged: keeps the token of somebody who has authorised again meanwhile. */
  private async replaceToken({ id, sealedToken }: TaskBoardConnection, by: string | null): Promise<void> {
    try {
      await this.work.run(async ({ taskBoardConnections }) => {
        const current = await taskBoardConnections.find(id)
        if (current?.sealedToken === sealedToken) await taskBoardConnections.save({ ...current, sealedToken: by })
      })
    } catch (error) {
      if (!isAppError(error, 'conflict')) throw error
    }
  }
}

function ownerName(userId: UserId): string {
  return `task board of ${userId}`
}
