import { namedNotFound } from '../named-not-found.ts'
import { pathId } from '../path-id.ts'
import type { RouteParts } from '../route-parts.ts'
import type { Routes } from '../route.ts'
import type { BoardPlace } from '../../../core/taskboard/ports/task-board.ts'
import type { TaskBoardView } from '../../../core/taskboard/view-task-board.ts'
import type * as contract from '../../http-contract/taskboard.ts'

function presentTaskBoard(view: TaskBoardView): contract.TaskBoard {
  return {
    authorizeUrl: view.authorizeAddress,
    isConfigured: view.isConfigured,
    memberName: view.memberName,
    board: view.board && presentBoardPlace(view.board),
    list: view.list && presentBoardPlace(view.list),
  }
}

function presentBoardPlace({ id, name }: BoardPlace): contract.BoardPlace {
  return { id, _id: id, name }
}

export function taskBoardRoutes({ useCases }: RouteParts) {
  return {
    'GET /admin/trello': async ({ actor }) => presentTaskBoard(await useCases.viewTaskBoard.execute({ actor })),
    'POST /admin/trello': ({ actor, body }) => useCases.authoriseTaskBoard.execute({ actor, ...body }),
    'POST /admin/trelloDisconnect': ({ actor }) => useCases.disconnectTaskBoard.execute({ actor }),
    'GET /admin/trelloGetBoards': async ({ actor }) => ({
      boards: (await useCases.listBoards.execute({ actor })).map(presentBoardPlace),
    }),
    'GET /admin/trelloGetLists/:boardId': async ({ actor, params }) => ({
      lists: (await useCases.listListsOfBoard.execute({ actor, ...params })).map(presentBoardPlace),
    }),
    'POST /admin/trelloConfig': ({ actor, body }) => useCases.chooseList.execute({ actor, ...body }),
    'POST /admin/createTrelloCard': async ({ actor, body }) => {
      const questionId = pathId<'question'>(body.question, namedNotFound.question)
      const { url, existed } = await useCases.createTaskCard.execute({ actor, questionId })
      return { url, existed }
    },
  } satisfies Partial<Routes>
}
