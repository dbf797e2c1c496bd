import type { ProjectId } from '../../../core/shared/ids.ts'
import type { Actor } from '../../../core/identity/user.ts'
import { sendFile } from '../downloads.ts'
import { nameRules } from '../parse.ts'
import type { RouteParts } from '../route-parts.ts'
import type { Routes } from '../route.ts'
import { created, presentListedProject, presentProject, presentProjectToAdmin } from './present.ts'

export function projectRoutes({ useCases }: RouteParts) {
  return {
    'GET /projects/list': {
      version: ({ actor }) => useCases.listProjects.version({ actor }),
      handle: async ({ actor }) => ({
        projects: (await useCases.listProjects.execute({ actor })).map(presentListedProject),
      }),
    },
    'POST /projects/create': {
      rules: nameRules,
      once: async ({ actor, body }) => (await useCases.createProject.execute({ actor, ...body })).id,
      handle: created,
    },
    'GET /projects/:id': ({ actor, params }) => projectAnswer(actor, params.id),
    'GET /projects/:id/overview/download': async ({ ctx, actor, params, query }) =>
      sendFile(ctx, await useCases.downloadOverview.execute({ actor, projectId: params.id, ...query })),
    'POST /projects/:id/update': {
      rules: nameRules,
      handle: async ({ actor, params, body }) => {
        await useCases.renameProject.execute({ actor, projectId: params.id, ...body })
        return projectAnswer(actor, params.id)
      },
    },
    'POST /projects/:id/duplicate': {
      once: async ({ actor, params }) => (await useCases.duplicateProject.execute({ actor, projectId: params.id })).id,
      handle: created,
    },
    'POST /projects/:id/remove': ({ actor, params }) => useCases.removeProject.execute({ actor, projectId: params.id }),
    'POST /projects/:id/toggleArchived': async ({ actor, params }) => {
      await useCases.toggleProjectArchived.execute({ actor, projectId: params.id })
      return projectAnswer(actor, params.id)
    },
    'POST /projects/:id/generateOverview': async ({ actor, params, body }) => {
      await useCases.requestOverview.execute({ actor, projectId: params.id, ...body })
      return projectAnswer(actor, params.id)
    },
  } satisfies Partial<Routes>

  async function projectAnswer(actor: Actor, projectId: ProjectId) {
    const project = await useCases.viewProject.execute({ actor, projectId })
    return { project: actor.isAdmin ? presentProjectToAdmin(project) : presentProject(project) }
  }
}
