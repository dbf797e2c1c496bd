import type { AccountId, UserId } from '../shared/ids.ts'
import type { BoardPlace } from './ports/task-board.ts'

/** What a user has of the task board: their permission to use it, and where their cards go. */
export interface TaskBoardConnection {
  /** Of the user: each has one at most. */
  readonly id: UserId
  readonly accountId: AccountId
  /** As the `SecretBox` gave it for this user; null where the task board does not accept it any more. */
  readonly sealedToken: string | null
  /** Who the user is at the task board. */
  readonly memberId: string
  readonly memberName: string
  readonly board: BoardPlace | null
  readonly list: BoardPlace | null
  readonly version: number
}

interface Authorisation {
  readonly id: UserId
  readonly accountId: AccountId
  readonly sealedToken: string
  readonly member: BoardPlace
}

/** The connection with a new permission. The list stays where it was given by the same member of the task board. */
export function withAuthorisation(
  earlier: TaskBoardConnection | null,
  { id, accountId, sealedToken, member }: Authorisation,
): TaskBoardConnection {
  const keeps = earlier?.memberId === member.id
  const [board, list] = keeps ? [earlier.board, earlier.list] : [null, null]
  const version = earlier?.version ?? 0
  return { id, accountId, sealedToken, memberId: member.id, memberName: member.name, board, list, version }
}
