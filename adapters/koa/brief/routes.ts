import type { Routes } from '../route.ts'
import type { RouteParts } from '../route-parts.ts'
import { presentBrief } from './present.ts'

export function briefRoutes({ useCases }: RouteParts) {
  return {
    'GET /projects/:id/brief': async ({ actor, params }) =>
      presentBrief(await useCases.viewBrief.execute({ actor, projectId: params.id })),
    'POST /projects/:id/brief': async ({ actor, params, body }) => {
      const sections = (body.sections ?? []).map((section) => ({ ...section, basedOn: section.basedOn ?? null }))
      const budget = body.budget === undefined ? null : { ...body.budget, basedOn: body.budget.basedOn ?? null }
      return presentBrief(await useCases.changeBrief.execute({ actor, projectId: params.id, sections, budget }))
    },
    'POST /projects/:id/brief/propose': async ({ actor, params }) =>
      presentBrief(await useCases.requestBrief.execute({ actor, projectId: params.id })),
  } satisfies Partial<Routes>
}
