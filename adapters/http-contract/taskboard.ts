import { z } from 'zod'
import { identifier, success } from './envelope.ts'

/** A board or a list of the task board. */
export const boardPlace = z.object({ id: z.string(), _id: z.string(), name: z.string() })
export type BoardPlace = z.infer<typeof boardPlace>

export const taskBoard = z.object({
  /** The page at the provider where a person authorises; null where the installation has no task board. */
  authorizeUrl: z.string().nullable(),
  isConfigured: z.boolean(),
  /** Under which name the admin is known there. */
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

/** The question by its identifier, or as it was answered; of the latter the identifier alone counts. */
export const taskCardRequest = z.object({ question: z.union([identifier, questionObject]) })

export const taskCardResponse = success.extend({
  /** Where people see the card. */
  url: z.url(),
  /** Whether it was there before. */
  existed: z.boolean(),
})
