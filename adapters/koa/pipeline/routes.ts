import { OPEN_STAGES } from '../../../core/proposals/application-plan.ts'
import type { ListApplicationsInput } from '../../../core/pipeline/list-applications.ts'
import { parseId } from '../../../core/shared/id.ts'
import { sortOf } from '../admin/sort.ts'
import type { RouteParts } from '../route-parts.ts'
import type { ApiRequest, Routes } from '../route.ts'
import { presentApplication, presentFormTerms, presentHome, presentNamed } from './present.ts'

export function pipelineRoutes({ useCases }: RouteParts) {
  return {
    'GET /home': async ({ actor }) => presentHome(await useCases.viewHome.execute({ actor })),
    'GET /applications': async ({ actor, query }) => {
      const { items, total, totals, funders } = await useCases.listApplications.execute({ actor, ...listOf(query) })
      return {
        applications: items.map(presentApplication),
        total,
        totals: totals.map(({ currency, asked, won }) => ({ currency, asked, won })),
        funders: funders.map(presentNamed),
      }
    },
    'GET /proposals/:id/formTerms': async ({ actor, params }) => {
      const terms = await useCases.viewFormTerms.execute({ actor, proposalId: params.id })
      return { terms: terms && presentFormTerms(terms) }
    },
  } satisfies Partial<Routes>
}

function listOf(query: ApiRequest<'GET /applications'>['query']): Omit<ListApplicationsInput, 'actor'> {
  const { page, pageSize, sort, search, due = null, amountFrom = null, amountTo = null } = query
  return {
    page,
    pageSize,
    ...sortOf(sort),
    filter: {
      search,
      stages: stagesOf(query.stage),
      funderId: parseId<'funder'>(query.funder ?? ''),
      projectId: parseId<'project'>(query.project ?? ''),
      ownerId: query.owner === 'none' ? 'none' : parseId<'user'>(query.owner ?? ''),
      due,
      amount: { least: amountFrom, most: amountTo },
      isArchived: query.archived === 'true',
    },
  }
}

function stagesOf(stage: ApiRequest<'GET /applications'>['query']['stage']) {
  if (stage === undefined) return []
  return stage === 'open' ? OPEN_STAGES : [stage]
}
