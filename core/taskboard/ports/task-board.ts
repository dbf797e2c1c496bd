/** A board, list or member at the task board. */
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
  /** Its address for people. */
  readonly url: string
}

/** Maximum length of a card's texts in UTF-16 code units. */
export interface CardLimits {
  readonly name: number
  readonly description: number
}

/**
 * A board on which operators keep tasks, used with a token that one of them got there. Methods with a token throw
 * `conflict` with the code `taskboard.not-authorised` when it is not accepted, `conflict` with
 * `taskboard.no-permission` when its owner may not do this, `not-found` for something that is gone, `too-many` with the
 * seconds to wait, and `unavailable` without a valid reply in time: then the outcome is unknown.
 */
export interface TaskBoard {
  readonly limits: CardLimits
  /** The page where a person authorises the product; it redirects to `returnTo` with the token. */
  authorizeAddress(returnTo: string): string
  /** The owner of the token. */
  member(token: string): Promise<BoardPlace>
  /** Open boards that the member sees, in the order of the task board. */
  boards(token: string): Promise<BoardPlace[]>
  /** Open lists of the board, from left to right. */
  lists(token: string, boardId: string): Promise<BoardPlace[]>
  list(token: string, listId: string): Promise<{ readonly list: BoardPlace; readonly board: BoardPlace }>
  createCard(token: string, listId: string, text: CardText): Promise<MadeCard>
  /** The open card; null when it is archived or deleted. */
  card(token: string, cardId: string): Promise<MadeCard | null>
  /** The newest open card of the list whose description contains `text`; null when there is none. */
  findCardByText(token: string, listId: string, text: string): Promise<MadeCard | null>
}
