import type { AccountId } from '../../../core/accounts/account.ts'
import type { ProjectId } from '../../../core/projects/project.ts'
import type { ModelUsage } from '../../../core/proposals/model-usage.ts'
import type { AnswerSource } from '../../../core/proposals/ports/answer-writer.ts'
import type { Report, ReportId, ReportStatus } from '../../../core/reports/report.ts'
import type { TextState } from '../../../core/texts/text-state.ts'
import { jsonOrNull, parsedOrNull } from '../json.ts'
import type { ReportRow } from './report.schema.ts'

export function reportRow(report: Report): ReportRow {
  return {
    id: report.id,
    account_id: report.accountId,
    project_id: report.projectId,
    name: report.name,
    status: report.status,
    created_at: report.createdAt,
    last_modified: report.lastModified,
    version: report.version,
    report_prompt: report.reportPrompt,
    error: report.error,
    usage: jsonOrNull(report.usage),
    text: report.text,
    text_state: jsonOrNull(report.textState),
    sources: JSON.stringify(report.sources),
    due_at: report.dueAt,
  }
}

export function reportOf(row: ReportRow): Report {
  return {
    id: row.id as ReportId,
    accountId: row.account_id as AccountId,
    projectId: row.project_id as ProjectId,
    name: row.name,
    reportPrompt: row.report_prompt,
    status: row.status as ReportStatus,
    text: row.text,
    textState: parsedOrNull<TextState>(row.text_state),
    sources: JSON.parse(row.sources) as AnswerSource[],
    error: row.error,
    usage: parsedOrNull<ModelUsage>(row.usage),
    dueAt: row.due_at,
    createdAt: row.created_at,
    lastModified: row.last_modified,
    version: row.version,
  }
}
