/** What is at the task board of tests; identifiers have the form of Trello's. */
export const TRELLO_KEY = 'a1b2c3d4e5f60718293a4b5c6d7e8f90'
export const TRELLO_TOKEN = `ATTA${'5e'.repeat(36)}`
export const EXPIRED_TOKEN = `ATTA${'0d'.repeat(36)}`

export const MEMBER = { id: '5b02e7f4e1facdc393169f9d', username: 'adabrook', fullName: 'Ada Brook' }

export interface TrelloList {
  readonly id: string
  readonly name: string
  readonly closed: boolean
  readonly idBoard: string
}

export interface TrelloCard {
  readonly id: string
  readonly name: string
  readonly desc: string
  readonly idList: string
  readonly url: string
  closed: boolean
}

export const GRANTS_BOARD = '63bc5a1f0c9e4d0012ab0001'
export const OTHER_BOARD = '63bc5a1f0c9e4d0012ab0002'
export const TO_CHECK = '63bc5a1f0c9e4d0012ab0011'
export const LATER = '63bc5a1f0c9e4d0012ab0012'
/** Its owner lets the member look at it alone. */
export const READ_ONLY_LIST = '63bc5a1f0c9e4d0012ab0021'

export const BOARDS = [
  { id: GRANTS_BOARD, name: 'Grants desk', closed: false },
  { id: OTHER_BOARD, name: 'Another charity’s board', closed: false },
  { id: '63bc5a1f0c9e4d0012ab0003', name: 'Closed long ago', closed: true },
]

export const LISTS: readonly TrelloList[] = [
  { id: TO_CHECK, name: 'To check', closed: false, idBoard: GRANTS_BOARD },
  { id: LATER, name: 'Later', closed: false, idBoard: GRANTS_BOARD },
  { id: '63bc5a1f0c9e4d0012ab0013', name: 'Put away', closed: true, idBoard: GRANTS_BOARD },
  { id: READ_ONLY_LIST, name: 'Look only', closed: false, idBoard: OTHER_BOARD },
]
