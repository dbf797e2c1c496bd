import type { AccountId, ProjectId } from '../../../core/shared/ids.ts'
import type { SentenceOf } from '../../../core/shared/failure.ts'
import { reasonColumns, storedReason } from '../stored-reason.ts'
import type { ProjectListItem } from '../../../core/proposals/ports.ts'
import type { ModelUsage } from '../../../core/shared/model-usage.ts'
import type { OverviewStatus, Project, ProjectOverview } from '../../../core/projects/project.ts'
import { jsonOrNull, parsedOrNull } from '../json.ts'
import { storedText } from '../texts/check-note.ts'
import type { ProjectRow } from './project.schema.ts'

export function projectRow(project: Project, sentenceOf: SentenceOf): ProjectRow {
  const error = reasonColumns(project.overview.error, sentenceOf)
  return {
    id: project.id,
    account_id: project.accountId,
    name: project.name,
    is_archived: project.isArchived,
    status: project.status,
    overview_status: project.overview.status,
    overview_error: error.sentence,
    overview_error_reason: error.reason,
    overview_text: project.overview.text,
    overview_state: jsonOrNull(project.overviewState),
    overview_usage: jsonOrNull(project.overviewUsage),
    created_at: project.createdAt,
    version: project.version,
  }
}

export function projectOf(row: ProjectRow): Project {
  return {
    ...listItemOf(row),
    accountId: row.account_id as AccountId,
    overview: overviewOf(row),
    overviewState: storedText(row.overview_text, row.overview_state).state,
    overviewUsage: parsedOrNull<ModelUsage>(row.overview_usage),
    version: row.version,
  }
}

export type ProjectListRow = Pick<ProjectRow, 'id' | 'name' | 'is_archived' | 'status' | 'created_at'>

export function listItemOf(row: ProjectListRow): ProjectListItem {
  return {
    id: row.id as ProjectId,
    name: row.name,
    isArchived: Boolean(row.is_archived),
    status: row.status as Project['status'],
    createdAt: row.created_at,
  }
}

export function overviewOf(row: ProjectRow): ProjectOverview {
  const error = storedReason(row.overview_error, row.overview_error_reason)
  const { text } = storedText(row.overview_text, row.overview_state)
  return { status: row.overview_status as OverviewStatus, text, error }
}
