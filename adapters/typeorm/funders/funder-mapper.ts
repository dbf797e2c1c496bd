import type { AccountId, FunderId } from '../../../core/shared/ids.ts'
import { normaliseFunderName, type Citation, type Funder } from '../../../core/funders/funder.ts'
import type { AnswerWarning } from '../../../core/shared/answer-warning.ts'
import { jsonOrNull, parsedOrNull } from '../json.ts'
import { apartFromCheckNote } from '../texts/check-note.ts'
import type { FunderRow } from './funder.schema.ts'

export function funderRow(funder: Funder): FunderRow {
  return {
    id: funder.id,
    account_id: funder.accountId,
    funder_name: funder.funderName,
    folded_name: normaliseFunderName(funder.funderName),
    charity_number: funder.charityNumber,
    folded_number: normaliseFunderName(funder.charityNumber ?? ''),
    markdown_overview: funder.markdownOverview,
    citations: JSON.stringify(funder.citations),
    overview_warnings: jsonOrNull(funder.overviewWarnings ?? null),
    created_at: funder.createdAt,
    version: funder.version,
  }
}

export function funderOf(row: FunderRow): Funder {
  const { text, warnings } = apartFromCheckNote(row.markdown_overview ?? '')
  const overviewWarnings = parsedOrNull<AnswerWarning[]>(row.overview_warnings) ?? warnings
  return {
    id: row.id as FunderId,
    accountId: row.account_id as AccountId | null,
    funderName: row.funder_name,
    charityNumber: row.charity_number,
    markdownOverview: row.markdown_overview === null ? null : text,
    citations: JSON.parse(row.citations) as Citation[],
    ...(overviewWarnings.length > 0 && { overviewWarnings }),
    createdAt: row.created_at,
    version: row.version,
  }
}
