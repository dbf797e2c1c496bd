import type { QuestionId } from '../../../core/proposals/question.ts'
import { taskBoardListRequest, taskBoardTokenRequest, taskCardRequest } from '../../http-contract/taskboard.ts'
import { actorOf, answer, type ApiRouter } from '../api-context.ts'
import { adminsOnly } from '../middleware/admins-only.ts'
import { parse } from '../parse.ts'
import type { RouteParts } from '../route-parts.ts'
import { presentBoardPlace, presentTaskBoard } from './present.ts'

export function taskBoardRoutes(router: ApiRouter, parts: RouteParts): void {
  authorisingRoutes(router, parts)
  choosingRoutes(router, parts)
}

function authorisingRoutes(router: ApiRouter, { useCases, session, json }: RouteParts): void {
  router.get('/admin/trello', session, adminsOnly, async (ctx) => {
    answer(ctx, presentTaskBoard(await useCases.viewTaskBoard.execute({ actor: actorOf(ctx) })))
  })

  router.post('/admin/trello', session, adminsOnly, json, async (ctx) => {
    const { token } = parse(taskBoardTokenRequest, ctx.request.body)
    await useCases.authoriseTaskBoard.execute({ actor: actorOf(ctx), token })
    answer(ctx)
  })

  router.post('/admin/trelloDisconnect', session, adminsOnly, async (ctx) => {
    await useCases.disconnectTaskBoard.execute({ actor: actorOf(ctx) })
    answer(ctx)
  })
}

function choosingRoutes(router: ApiRouter, { useCases, session, json, longJson }: RouteParts): void {
  router.get('/admin/trelloGetBoards', session, adminsOnly, async (ctx) => {
    const boards = await useCases.listBoards.execute({ actor: actorOf(ctx) })
    answer(ctx, { boards: boards.map(presentBoardPlace) })
  })

  router.get('/admin/trelloGetLists/:boardId', session, adminsOnly, async (ctx) => {
    const boardId = ctx.params['boardId'] ?? ''
    const lists = await useCases.listListsOfBoard.execute({ actor: actorOf(ctx), boardId })
    answer(ctx, { lists: lists.map(presentBoardPlace) })
  })

  router.post('/admin/trelloConfig', session, adminsOnly, json, async (ctx) => {
    const { listId } = parse(taskBoardListRequest, ctx.request.body)
    await useCases.chooseList.execute({ actor: actorOf(ctx), listId })
    answer(ctx)
  })

  router.post('/admin/createTrelloCard', session, adminsOnly, longJson, async (ctx) => {
    const { question } = parse(taskCardRequest, ctx.request.body)
    const { url, existed } = await useCases.createTaskCard.execute({
      actor: actorOf(ctx),
      questionId: question as QuestionId,
    })
    answer(ctx, { url, existed })
  })
}
