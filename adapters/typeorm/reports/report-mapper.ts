import type { AccountId, DocumentId, ProjectId, ReportId } from '../../../core/shared/ids.ts'
import type { SourcePassage } from '../../../core/shared/source-passage.ts'
import type { SentenceOf } from '../../../core/shared/failure.ts'
import { reasonColumns, storedReason } from '../stored-reason.ts'
import type { ModelUsage } from '../../../core/shared/model-usage.ts'
import type { SentReminder } from '../../../core/proposals/application-plan.ts'
import type { Report, ReportStatus } from '../../../core/reports/report.ts'
import { jsonOrNull, parsedOrNull } from '../json.ts'
import { storedText } from '../texts/check-note.ts'
import type { ReportRow } from './report.schema.ts'

export function reportRow(report: Report, sentenceOf: SentenceOf): ReportRow {
  const error = reasonColumns(report.error, sentenceOf)
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
    document_ids: jsonOrNull(report.documentIds),
    error: error.sentence,
    error_reason: error.reason,
    usage: jsonOrNull(report.usage),
    text: report.text,
    text_state: jsonOrNull(report.textState),
    sources: JSON.stringify(report.sources),
    due_at: report.dueAt,
    due_zone: report.dueZone,
    reminder: jsonOrNull(report.reminder),
  }
}

export function reportOf(row: ReportRow): Report {
  const { text, state: textState } = storedText(row.text, row.text_state)
  return {
    id: row.id as ReportId,
    accountId: row.account_id as AccountId,
    projectId: row.project_id as ProjectId,
    name: row.name,
    reportPrompt: row.report_prompt,
    documentIds: parsedOrNull<DocumentId[]>(row.document_ids),
    status: row.status as ReportStatus,
    text,
    textState,
    sources: JSON.parse(row.sources) as SourcePassage[],
    error: storedReason(row.error, row.error_reason),
    usage: parsedOrNull<ModelUsage>(row.usage),
    dueAt: row.due_at,
    dueZone: row.due_zone,
    reminder: parsedOrNull<SentReminder>(row.reminder),
    createdAt: row.created_at,
    lastModified: row.last_modified,
    version: row.version,
  }
}
