/** Something at the task board that has a name: a board, a list, a member. */
export interface BoardPlace {
  readonly id: string
  readonly name: string
}

export interface CardText {
  /** One line. */
  readonly name: string
  /** Markdown. */
  readonly description: string
}

export interface MadeCard {
  readonly id: string
  /** Where people see it. */
  readonly url: string
}

/** The most characters (UTF-16 code units) that a card holds. */
export interface CardLimits {
  readonly name: number
  readonly description: number
}

/**
 * Where operators keep their tasks, used with a token that one of them was given there. Every method that takes one throws
 * `conflict` with the code `taskboard.not-authorised` when the token is not or no longer accepted, `conflict` with
 * `taskboard.no-permission` when its owner may not do this, `not-found` for a place that is gone, `too-many` with the
 * seconds to wait, and `unavailable` when nothing sensible was answered in time: then it may have been done or not.
 */
export interface TaskBoard {
  readonly limits: CardLimits
  /** The page where a person allows the product to act for them; it sends them on to `returnTo` with the token. */
  authorizeAddress(returnTo: string): string
  /** Whose token it is. */
  member(token: string): Promise<BoardPlace>
  /** Open ones that the member sees, in the order of the task board. */
  boards(token: string): Promise<BoardPlace[]>
  /** Open ones of the board, from left to right. */
  lists(token: string, boardId: string): Promise<BoardPlace[]>
  list(token: string, listId: string): Promise<{ readonly list: BoardPlace; readonly board: BoardPlace }>
  createCard(token: string, listId: string, text: CardText): Promise<MadeCard>
  /** The open card; null when it was archived or deleted. */
  card(token: string, cardId: string): Promise<MadeCard | null>
  /** The newest open card of the list whose description holds `text`; null when there is none. */
  findCardByText(token: string, listId: string, text: string): Promise<MadeCard | null>
}
