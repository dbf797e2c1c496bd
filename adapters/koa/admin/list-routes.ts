import { allProposalsQuery, auditQuery, grantDocumentsQuery, usersQuery } from '../../http-contract/admin.ts'
import { actorOf, answer, type ApiRouter } from '../api-context.ts'
import { adminsOnly } from '../middleware/admins-only.ts'
import { parse } from '../parse.ts'
import type { RouteParts } from '../route-parts.ts'
import { presentAuditEntry, presentGrantDocument, presentListedProposal, presentListedUser } from './present.ts'
import { sortOf } from './sort.ts'

/** Lists over all accounts. */
export function adminListRoutes(router: ApiRouter, { useCases, session }: RouteParts): void {
  router.get('/admin/users', session, adminsOnly, async (ctx) => {
    const { sort, ...page } = parse(usersQuery, ctx.query)
    const { items, total } = await useCases.listUsers.execute({ actor: actorOf(ctx), ...page, ...sortOf(sort) })
    answer(ctx, { users: items.map(presentListedUser), total })
  })

  router.get('/admin/proposals', session, adminsOnly, async (ctx) => {
    const { sort, ...page } = parse(allProposalsQuery, ctx.query)
    const { items, total } = await useCases.listAllProposals.execute({ actor: actorOf(ctx), ...page, ...sortOf(sort) })
    answer(ctx, { proposals: items.map(presentListedProposal), total })
  })

  router.get('/admin/proposalsDocuments', session, adminsOnly, async (ctx) => {
    const { sort, ...page } = parse(grantDocumentsQuery, ctx.query)
    const query = { actor: actorOf(ctx), ...page, ...sortOf(sort) }
    const { items, total } = await useCases.listGrantDocuments.execute(query)
    answer(ctx, { proposalsDocuments: items.map(presentGrantDocument), total })
  })

  router.get('/admin/auditLog', session, adminsOnly, async (ctx) => {
    const { sort, ...page } = parse(auditQuery, ctx.query)
    const { items, total } = await useCases.listAuditEntries.execute({ actor: actorOf(ctx), ...page, ...sortOf(sort) })
    answer(ctx, { entries: items.map(presentAuditEntry), total })
  })
}
