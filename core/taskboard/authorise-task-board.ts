import type { Actor } from '../identity/user.ts'
import type { UnitOfWork } from '../shared/ports.ts'
import type { TaskBoardConnections } from './ports.ts'
import type { TaskBoardAccess } from './task-board-access.ts'
import { withAuthorisation } from './task-board-connection.ts'

type Stores = UnitOfWork<{ taskBoardConnections: TaskBoardConnections }>

/** Stores the token that an admin brings back from the task board, after the task board has confirmed its owner. */
export class AuthoriseTaskBoard {
  constructor(
    private readonly work: Stores,
    private readonly access: TaskBoardAccess,
  ) {}

  /** Throws as `TaskBoard` does for a token; then changes nothing. */
  async execute({ actor, token }: { actor: Actor; token: string }): Promise<void> {
    const member = await this.access.switchedOnFor(actor).member(token)
    const { userId: id, accountId } = actor
    const sealedToken = this.access.seal(token, id)
    await this.work.run(async ({ taskBoardConnections }) => {
      const earlier = await taskBoardConnections.find(id)
      await taskBoardConnections.save(withAuthorisation(earlier, { id, accountId, sealedToken, member }))
    })
  }
}

/** Deletes an admin's token and list; the cards stay. */
export class DisconnectTaskBoard {
  constructor(
    private readonly work: Stores,
    private readonly access: TaskBoardAccess,
  ) {}

  async execute({ actor }: { actor: Actor }): Promise<void> {
    this.access.boardFor(actor)
    await this.work.run(({ taskBoardConnections }) => taskBoardConnections.remove(actor.userId))
  }
}
