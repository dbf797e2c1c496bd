import type { AccountId, ProjectId } from '../../../core/shared/ids.ts'
import type { Budget } from '../../../core/brief/budget.ts'
import type { BriefSection, ProjectBrief } from '../../../core/brief/project-brief.ts'
import type { ModelUsage } from '../../../core/shared/model-usage.ts'
import type { StoredReason } from '../../../core/shared/failure.ts'
import { jsonOrNull, parsedOrNull } from '../json.ts'
import type { ProjectBriefRow } from './project-brief.schema.ts'

export function briefRow(brief: ProjectBrief): ProjectBriefRow {
  return {
    id: brief.id,
    account_id: brief.accountId,
    proposing: brief.proposing,
    sections: JSON.stringify(brief.sections),
    budget: jsonOrNull(brief.budget),
    error: jsonOrNull(brief.error),
    usage: jsonOrNull(brief.usage),
    version: brief.version,
  }
}

export function briefFrom(row: ProjectBriefRow): ProjectBrief {
  return {
    id: row.id as ProjectId,
    accountId: row.account_id as AccountId,
    sections: JSON.parse(row.sections) as BriefSection[],
    budget: parsedOrNull<Budget>(row.budget),
    proposing: row.proposing as ProjectBrief['proposing'],
    error: parsedOrNull<StoredReason>(row.error),
    usage: parsedOrNull<ModelUsage>(row.usage),
    version: row.version,
  }
}
