import { reportTextOf } from '../../../core/reports/open-report-text.ts'
import type { Report } from '../../../core/reports/report.ts'
import type * as contract from '../../http-contract/reports.ts'
import { failureSentence } from '../reason-sentences.ts'
import { presentStateOf } from '../texts/present.ts'
import { presentSource } from '../texts/present-source.ts'

export function presentReport(report: Report): contract.Report {
  const { id, name, projectId, reportPrompt, status, text, error, dueAt, dueZone, createdAt, lastModified } = report
  const sources = report.sources.map(presentSource)
  const textState = presentStateOf(reportTextOf(report).current)
  const shown = { text, textState, error: failureSentence(error), sources }
  return { id, _id: id, name, projectId, reportPrompt, status, ...shown, dueAt, dueZone, createdAt, lastModified }
}

/** As `presentReport`, with its account and costs. */
export function presentReportToAdmin(report: Report): contract.Report {
  return { ...presentReport(report), accountId: report.accountId, cost: report.usage?.cost ?? 0 }
}
