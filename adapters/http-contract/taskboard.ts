import { z } from 'zod'
import { identifier, success } from './envelope.ts'
import { doneResponse } from './accounts.ts'
import type { CallTable } from './call.ts'

/** A board or a list of the task board. */
export const boardPlace = z.object({ id: z.string(), _id: z.string(), name: z.string() })
export type BoardPlace = z.infer<typeof boardPlace>

export const taskBoard = z.object({
  /** The provider's authorisation page; null if the installation has no task board. */
  authorizeUrl: z.string().nullable(),
  isConfigured: z.boolean(),
  /** Name of the admin at the provider. */
  memberName: z.string().nullable(),
  board: boardPlace.nullable(),
  list: boardPlace.nullable(),
})
export type TaskBoard = z.infer<typeof taskBoard>

export const taskBoardResponse = success.extend(taskBoard.shape)
export const boardsResponse = success.extend({ boards: z.array(boardPlace) })
export const listsResponse = success.extend({ lists: z.array(boardPlace) })

export const taskBoardTokenRequest = z.object({ token: z.string().regex(/^[\w.~-]{1,500}$/) })
export const taskBoardListRequest = z.object({ listId: identifier })

const questionObject = z.union([
  z.object({ id: identifier }).transform(({ id }) => id),
  z.object({ _id: identifier }).transform(({ _id }) => _id),
])

/** The question by its identifier, or as returned; only its identifier counts. */
export const taskCardRequest = z.object({ question: z.union([identifier, questionObject]) })

export const taskCardResponse = success.extend({
  /** Address of the card for people. */
  url: z.url(),
  /** Whether it existed before. */
  existed: z.boolean(),
})

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
