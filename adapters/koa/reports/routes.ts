import { projectNotFound } from '../../../core/projects/project.ts'
import { reportNotFound } from '../../../core/reports/find-report.ts'
import { reportPrompt } from '../../../core/reports/report.ts'
import { nameRequest } from '../../http-contract/projects.ts'
import { createReportRequest } from '../../http-contract/reports.ts'
import { actorOf, answer, type ApiContext, type ApiRouter } from '../api-context.ts'
import { nameRules, parse, wrongFieldsOf, type SentText } from '../parse.ts'
import { pathId } from '../path-id.ts'
import type { RouteParts } from '../route-parts.ts'
import { presentReport, presentReportToAdmin } from './present.ts'

export function reportRoutes(router: ApiRouter, { useCases, session, json, longJson, versions }: RouteParts): void {
  router.post('/projects/:id/createReport', session, longJson, async (ctx) => {
    const projectId = pathId<'project'>(ctx.params['id'], projectNotFound)
    const texts = parse(createReportRequest, ctx.request.body, reportRules)
    const { id } = await useCases.createReport.execute({ actor: actorOf(ctx), projectId, ...texts })
    answer(ctx, { id, _id: id }, 201)
  })

  router.get('/projects/reports/:id', session, (ctx) => {
    const input = { actor: actorOf(ctx), reportId: idOf(ctx) }
    return versions.answer(ctx, {
      version: () => useCases.viewReport.version(input),
      produce: () => reportAnswer(ctx),
    })
  })

  router.post('/projects/reports/:id/update', session, json, async (ctx) => {
    const reportId = idOf(ctx)
    const { name } = parse(nameRequest, ctx.request.body, nameRules)
    await useCases.renameReport.execute({ actor: actorOf(ctx), reportId, name })
    answer(ctx, await reportAnswer(ctx))
  })

  async function reportAnswer(ctx: ApiContext) {
    const actor = actorOf(ctx)
    const report = await useCases.viewReport.execute({ actor, reportId: idOf(ctx) })
    return { report: actor.isAdmin ? presentReportToAdmin(report) : presentReport(report) }
  }
}

function reportRules(text: SentText) {
  return { ...nameRules(text), ...wrongFieldsOf(() => reportPrompt(text('reportPrompt'))) }
}

function idOf(ctx: ApiContext) {
  return pathId<'report'>(ctx.params['id'], reportNotFound)
}
