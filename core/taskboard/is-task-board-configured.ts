import type { Actor } from '../identity/user.ts'
import type { TaskBoardAccess } from './task-board-access.ts'

/** Whether the actor has authorised the task board; false unless they are an admin. */
export class IsTaskBoardConfigured {
  constructor(private readonly access: TaskBoardAccess) {}

  async execute({ actor }: { actor: Actor }): Promise<boolean> {
    if (!actor.isAdmin || this.access.boardFor(actor) === null) return false
    const connection = await this.access.find(actor.userId)
    return connection !== null && connection.sealedToken !== null
  }
}
