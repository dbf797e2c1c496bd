import type { ProposalId } from '../../../core/shared/ids.ts'
import { stale } from '../../../core/shared/stale.ts'
import type { Sql } from '../sql.ts'

const RAISE = 'UPDATE proposals SET revision = revision + 1 WHERE id = ? RETURNING revision, account_id'

/**
 * Increments the revision of the application and returns it. Locks the application until the transaction ends. Throws
 * `conflict` when it is gone.
 */
export async function incrementRevision(sql: Sql, id: ProposalId): Promise<{ revision: number; account_id: string }> {
  const [row] = await sql.rows<{ revision: number; account_id: string }>(RAISE, [id])
  if (!row) throw stale()
  return row
}
