import { presentFunder } from '../funders/present.ts'
import type { RouteParts } from '../route-parts.ts'
import type { Routes } from '../route.ts'
import { presentFunders } from './present-funders.ts'
import { sortOf } from './sort.ts'
import { failureSentence } from '../reason-sentences.ts'
import type { ListedFunderImport } from '../../../core/funders/list-funder-imports.ts'
import type * as contract from '../../http-contract/funders.ts'

function presentFunderImport(one: ListedFunderImport): contract.FunderImport {
  const { title, url, licence, publishedOn } = one.source
  return {
    id: one.id,
    _id: one.id,
    fileName: one.fileName,
    sizeBytes: one.sizeBytes,
    format: one.format,
    source: { title, url, licence, publishedOn },
    state: one.state,
    error: failureSentence(one.error),
    recordsRead: one.recordsRead,
    fundersAdded: one.fundersAdded,
    fundersChanged: one.fundersChanged,
    recordsSkipped: one.recordsSkipped,
    problems: [...one.problems],
    createdAt: one.createdAt,
    finishedAt: one.finishedAt,
  }
}

/** Funders of the whole installation, and imports of registers. */
export function adminFunderRoutes({ useCases }: RouteParts) {
  return {
    'GET /admin/funders': async ({ actor, query: { sort, ...query } }) => {
      const { total: totalCount, withOverview: withOverviewCount } = await useCases.countFunders.execute({ actor })
      const found = await useCases.listFunders.execute({ actor, ...query, ...sortOf(sort) })
      return { ...presentFunders(found), totalCount, withOverviewCount }
    },
    'GET /admin/funders/withOverview': async ({ actor, query: { sort, ...page } }) => {
      const query = { actor, search: '', shown: 'with-overview', ...page, ...sortOf(sort) } as const
      return presentFunders(await useCases.listFunders.execute(query))
    },
    'POST /admin/funders/:id': async ({ actor, params, body }) => ({
      funder: presentFunder(await useCases.saveFunder.execute({ actor, funderId: params.id, ...body })),
    }),
    'POST /admin/funders/:id/renewOverview': async ({ actor, params }) => ({
      jobId: await useCases.requestFunderRenewal.execute({ actor, funderId: params.id }),
    }),
    'GET /admin/funderImports': async ({ actor, query }) => {
      const { items, total } = await useCases.listFunderImports.execute({ actor, ...query })
      return { imports: items.map(presentFunderImport), total }
    },
    'POST /admin/funderImports': async ({ actor, body, file }) => {
      const begun = await useCases.startFunderImport.execute({ actor, ...file, source: body })
      return { import: presentFunderImport({ ...begun, state: 'queued' }) }
    },
  } satisfies Partial<Routes>
}
