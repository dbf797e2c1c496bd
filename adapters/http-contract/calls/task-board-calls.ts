import { doneResponse } from '../accounts.ts'
import type { CallTable } from '../call.ts'
import { identifier } from '../envelope.ts'
import {
  boardsResponse,
  listsResponse,
  taskBoardListRequest,
  taskBoardResponse,
  taskBoardTokenRequest,
  taskCardRequest,
  taskCardResponse,
} from '../taskboard.ts'

/** The admin's own task board at Trello. */
export const taskBoardCalls = {
  'GET /admin/trello': {
    summary: 'Answers the task board, and where it is authorised.',
    access: 'admin',
    response: taskBoardResponse,
  },
  'POST /admin/trello': {
    summary: 'Keeps the token with which the task board was authorised.',
    access: 'admin',
    body: taskBoardTokenRequest,
    response: doneResponse,
  },
  'POST /admin/trelloDisconnect': {
    summary: 'Forgets the task board.',
    access: 'admin',
    response: doneResponse,
  },
  'GET /admin/trelloGetBoards': {
    summary: 'Lists the boards of the admin.',
    access: 'admin',
    response: boardsResponse,
  },
  'GET /admin/trelloGetLists/:boardId': {
    summary: 'Lists the lists of a board.',
    access: 'admin',
    params: { boardId: identifier },
    response: listsResponse,
  },
  'POST /admin/trelloConfig': {
    summary: 'Chooses the list that cards go to.',
    access: 'admin',
    body: taskBoardListRequest,
    response: doneResponse,
  },
  'POST /admin/createTrelloCard': {
    summary: 'Makes a card of a question.',
    access: 'admin',
    body: taskCardRequest,
    hasLongTexts: true,
    response: taskCardResponse,
  },
} as const satisfies CallTable
