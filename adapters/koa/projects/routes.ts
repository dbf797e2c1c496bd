import { projectNotFound } from '../../../core/projects/project.ts'
import { nameRequest } from '../../http-contract/projects.ts'
import { actorOf, answer, type ApiContext, type ApiRouter } from '../api-context.ts'
import { nameRules, parse } from '../parse.ts'
import { pathId } from '../path-id.ts'
import type { RouteParts } from '../route-parts.ts'
import { presentProject, presentProjectListItem, presentProjectToAdmin } from './present.ts'

export function projectRoutes(router: ApiRouter, { useCases, session, json, versions }: RouteParts): void {
  router.get('/projects/list', session, (ctx) =>
    versions.answer(ctx, {
      version: () => useCases.listProjects.version({ actor: actorOf(ctx) }),
      produce: async () => ({
        projects: (await useCases.listProjects.execute({ actor: actorOf(ctx) })).map(presentProjectListItem),
      }),
    }),
  )

  router.post('/projects/create', session, json, async (ctx) => {
    const { name } = parse(nameRequest, ctx.request.body, nameRules)
    const { id } = await useCases.createProject.execute({ actor: actorOf(ctx), name })
    answer(ctx, { id, _id: id }, 201)
  })

  router.get('/projects/:id', session, (ctx) => answerProject(ctx))

  router.post('/projects/:id/update', session, json, async (ctx) => {
    const projectId = idOf(ctx)
    const { name } = parse(nameRequest, ctx.request.body, nameRules)
    await useCases.renameProject.execute({ actor: actorOf(ctx), projectId, name })
    await answerProject(ctx)
  })

  router.post('/projects/:id/toggleArchived', session, async (ctx) => {
    await useCases.toggleProjectArchived.execute({ actor: actorOf(ctx), projectId: idOf(ctx) })
    await answerProject(ctx)
  })

  router.post('/projects/:id/generateOverview', session, async (ctx) => {
    await useCases.requestOverview.execute({ actor: actorOf(ctx), projectId: idOf(ctx) })
    await answerProject(ctx)
  })

  async function answerProject(ctx: ApiContext): Promise<void> {
    const actor = actorOf(ctx)
    const project = await useCases.viewProject.execute({ actor, projectId: idOf(ctx) })
    answer(ctx, { project: actor.isAdmin ? presentProjectToAdmin(project) : presentProject(project) })
  }
}

function idOf(ctx: ApiContext) {
  return pathId<'project'>(ctx.params['id'], projectNotFound)
}
