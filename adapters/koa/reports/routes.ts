import { reportTextOf } from '../../../core/reports/open-report-text.ts'
import { type Report, reportPrompt } from '../../../core/reports/report.ts'
import type * as contract from '../../http-contract/reports.ts'
import { failureSentence } from '../reason-sentences.ts'
import { presentStateOf } from '../texts/present.ts'
import { presentSource } from '../texts/present-source.ts'
import type { DocumentId, ReportId } from '../../../core/shared/ids.ts'
import type { WrongFields } from '../../../core/shared/app-error.ts'
import type { Actor } from '../../../core/identity/user.ts'
import { sendFile } from '../downloads.ts'
import { givenNameRules, nameRules, type SentText, wrongFieldsOf } from '../parse.ts'
import { created } from '../projects/present.ts'
import type { RouteParts } from '../route-parts.ts'
import type { Routes } from '../route.ts'

function presentReport(report: Report): contract.Report {
  const { id, name, projectId, reportPrompt, status, text, error, dueAt, dueZone, createdAt, lastModified } = report
  const documentIds = report.documentIds && [...report.documentIds]
  const sources = report.sources.map(presentSource)
  const textState = presentStateOf(reportTextOf(report).current)
  const shown = { text, textState, error: failureSentence(error), sources }
  return {
    id,
    _id: id,
    name,
    projectId,
    reportPrompt,
    documentIds,
    status,
    ...shown,
    dueAt,
    dueZone,
    createdAt,
    lastModified,
  }
}

/** As `presentReport`, with its account and costs. */
function presentReportToAdmin(report: Report): contract.Report {
  return { ...presentReport(report), accountId: report.accountId, cost: report.usage?.cost ?? 0 }
}

export function reportRoutes({ useCases }: RouteParts) {
  return {
    'POST /projects/:id/createReport': {
      rules: (text) => ({ ...nameRules(text), ...wrongFieldsOf(() => reportPrompt(text('reportPrompt'))) }),
      once: async ({ actor, params, body }) =>
        (await useCases.createReport.execute({ actor, projectId: params.id, ...asked(body) })).id,
      handle: created,
    },
    'GET /projects/reports/:id': {
      version: ({ actor, params }) => useCases.viewReport.version({ actor, reportId: params.id }),
      handle: ({ actor, params }) => reportAnswer(actor, params.id),
    },
    'GET /projects/reports/:id/download': async ({ ctx, actor, params, query: { format, include } }) => {
      const withSources = include !== ''
      sendFile(ctx, await useCases.downloadReport.execute({ actor, reportId: params.id, format, withSources }))
    },
    'POST /projects/reports/:id/update': {
      rules: (text) => ({ ...givenNameRules(text), ...promptRules(text) }),
      handle: async ({ actor, params, body }) => {
        await useCases.changeReport.execute({ actor, reportId: params.id, changes: body })
        return reportAnswer(actor, params.id)
      },
    },
    'POST /projects/reports/:id/generate': {
      rules: promptRules,
      handle: async ({ actor, params, body }) => {
        await useCases.requestReport.execute({ actor, reportId: params.id, ...asked(body) })
        return reportAnswer(actor, params.id)
      },
    },
    'POST /projects/reports/:id/duplicate': {
      once: async ({ actor, params }) => (await useCases.duplicateReport.execute({ actor, reportId: params.id })).id,
      handle: created,
    },
    'POST /projects/reports/:id/remove': ({ actor, params }) =>
      useCases.removeReport.execute({ actor, reportId: params.id }),
  } satisfies Partial<Routes>

  async function reportAnswer(actor: Actor, reportId: ReportId) {
    const report = await useCases.viewReport.execute({ actor, reportId })
    return { report: actor.isAdmin ? presentReportToAdmin(report) : presentReport(report) }
  }
}

/** The body with the core's identifiers. */
const asked = <Body extends { readonly documentIds?: string[] | undefined }>(body: Body) => ({
  ...body,
  documentIds: body.documentIds as DocumentId[] | undefined,
})

/** The core's rule for the prompt, if one is sent. */
function promptRules(text: SentText): WrongFields {
  return text('reportPrompt') === '' ? {} : wrongFieldsOf(() => reportPrompt(text('reportPrompt')))
}
