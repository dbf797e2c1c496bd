import type { AccountId, UserId } from '../shared/ids.ts'
import type { BoardPlace } from './ports/task-board.ts'

/** A user's authorisation at the task board, and the list for their cards. */
export interface TaskBoardConnection {
  /** The user's: each has at most one. */
  readonly id: UserId
  readonly accountId: AccountId
  /** Encrypted by the `SecretBox` for this user; null if the task board refused it. */
  readonly sealedToken: string | null
  /** The user's identifier at the task board. */
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

/** The connection with a new authorisation. Keeps the list if the member of the task board is the same. */
export function withAuthorisation(
  earlier: TaskBoardConnection | null,
  { id, accountId, sealedToken, member }: Authorisation,
): TaskBoardConnection {
  const keeps = earlier?.memberId === member.id
  const [board, list] = keeps ? [earlier.board, earlier.list] : [null, null]
  const version = earlier?.version ?? 0
  return { id, accountId, sealedToken, memberId: member.id, memberName: member.name, board, list, version }
}
