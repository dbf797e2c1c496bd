import type { RouteParts } from '../route-parts.ts'
import type { Routes } from '../route.ts'
import { presentAuditEntry, presentGrantDocument, presentListedProposal, presentListedUser } from './present.ts'
import { sortOf } from './sort.ts'

/** Lists across all accounts. */
export function adminListRoutes({ useCases }: RouteParts) {
  return {
    'GET /admin/users': async ({ actor, query: { sort, ...page } }) => {
      const { items, total } = await useCases.listUsers.execute({ actor, ...page, ...sortOf(sort) })
      return { users: items.map(presentListedUser), total }
    },
    'GET /admin/proposals': async ({ actor, query: { sort, ...page } }) => {
      const { items, total } = await useCases.listAllProposals.execute({ actor, ...page, ...sortOf(sort) })
      return { proposals: items.map(presentListedProposal), total }
    },
    'GET /admin/proposalsDocuments': async ({ actor, query: { sort, ...page } }) => {
      const { items, total } = await useCases.listGrantDocuments.execute({ actor, ...page, ...sortOf(sort) })
      return { proposalsDocuments: items.map(presentGrantDocument), total }
    },
    'GET /admin/auditLog': async ({ actor, query: { sort, ...page } }) => {
      const { items, total } = await useCases.listAuditEntries.execute({ actor, ...page, ...sortOf(sort) })
      return { entries: items.map(presentAuditEntry), total }
    },
  } satisfies Partial<Routes>
}
