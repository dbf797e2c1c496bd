import type { AccountId, ProposalId } from '../../../core/shared/ids.ts'
import type { Proofreading, ProofreadingStatus } from '../../../core/proofreading/proofreading.ts'
import type { Suggestion } from '../../../core/proofreading/suggestion.ts'
import type { StoredReason } from '../../../core/shared/failure.ts'
import { jsonOrNull, parsedOrNull } from '../json.ts'
import type { ProofreadingRow } from './proofreading.schema.ts'

export function proofreadingRow(proofreading: Proofreading): ProofreadingRow {
  return {
    id: proofreading.id,
    account_id: proofreading.accountId,
    status: proofreading.status,
    error: jsonOrNull(proofreading.error),
    checked_at: proofreading.checkedAt,
    suggestions: JSON.stringify(proofreading.suggestions),
    dismissed: JSON.stringify(proofreading.dismissed),
    version: proofreading.version,
  }
}

export function proofreadingOf(row: ProofreadingRow): Proofreading {
  return {
    id: row.id as ProposalId,
    accountId: row.account_id as AccountId,
    status: row.status as ProofreadingStatus,
    error: parsedOrNull<StoredReason>(row.error),
    checkedAt: row.checked_at,
    suggestions: JSON.parse(row.suggestions) as Suggestion[],
    dismissed: JSON.parse(row.dismissed) as string[],
    version: row.version,
  }
}
