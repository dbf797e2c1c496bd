import type { UserId, ProposalId } from '../../../core/shared/ids.ts'
import type { Sql } from '../sql.ts'
import { incrementRevision } from './increment-revision.ts'

const OF_USER = 'SELECT DISTINCT proposal_id FROM questions WHERE assignee_id = ?'
const UNASSIGN =
  'UPDATE questions SET assignee_id = NULL, assigned_at = NULL, version = version + 1 WHERE assignee_id = ?'

/** Removes a user as the assignee of questions. */
export async function unassignQuestions(sql: Sql, userId: UserId): Promise<void> {
  const applications = await sql.rows<{ proposal_id: string }>(OF_USER, [userId])
  if (applications.length === 0) return
  await sql.change(UNASSIGN, [userId])
  for (const { proposal_id } of applications) await incrementRevision(sql, proposal_id as ProposalId)
}
