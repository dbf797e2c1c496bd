import type { AccountId } from '../../../core/accounts/account.ts'
import { normaliseFunderName, type Citation, type Funder, type FunderId } from '../../../core/funders/funder.ts'
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
    created_at: funder.createdAt,
    version: funder.version,
  }
}

export function funderOf(row: FunderRow): Funder {
  return {
    id: row.id as FunderId,
    accountId: row.account_id as AccountId | null,
    funderName: row.funder_name,
    charityNumber: row.charity_number,
    markdownOverview: row.markdown_overview,
    citations: JSON.parse(row.citations) as Citation[],
    createdAt: row.created_at,
    version: row.version,
  }
}
